import { phoneText, whatsappNumber } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import { Phone } from 'lucide-react';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useAccount } from '../../lib/session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';

/** Shows the phone number as a link: without mobile data a call may still work, or the number can be written down. */
export function CallLink({ phone, className }: { phone: string | null; className?: string }) {
  const online = useOnline();
  const account = useAccount();
  const number = whatsappNumber(phone);
  if (online || !account || !phone || !number) return null;
  const text = phoneText(phone);
  return (
    <a
      href={address`tel:+${number}`}
      aria-label={`Llamar al ${text}`}
      className={cx(buttonStyle({ variant: 'outline', size: 'lg' }), 'whitespace-nowrap px-3! text-base!', className)}
    >
      <Phone size={20} aria-hidden="true" className="shrink-0" />
      {text}
    </a>
  );
}
