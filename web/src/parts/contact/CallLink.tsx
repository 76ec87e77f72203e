import { whatsappNumber } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import { Phone } from 'lucide-react';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useAccount } from '../../lib/session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { type ContactPage, useTrackContact } from './queries.ts';

interface CallLinkProps {
  phone: string | null;
  /** the page that the call is made from, for the metrics */
  from: ContactPage;
  className?: string;
}

/** Shows the phone number as a link: without mobile data a call may still work, or the number can be written down. */
export function CallLink({ phone, from, className }: CallLinkProps) {
  const { mutate: track } = useTrackContact(from);
  const online = useOnline();
  const account = useAccount();
  const number = whatsappNumber(phone);
  if (online || !account || !number) return null;
  return (
    <a
      href={address`tel:+${number}`}
      onClick={() => track('phone')}
      aria-label={`Llamar al ${phone}`}
      className={cx(buttonStyle({ variant: 'outline', size: 'lg' }), 'whitespace-nowrap px-3! text-base!', className)}
    >
      <Phone size={20} aria-hidden="true" className="shrink-0" />
      {phone}
    </a>
  );
}
