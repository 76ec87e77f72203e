import { phoneText, whatsappNumber } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import Phone from 'lucide-react/icons/phone';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useAccount } from '../../lib/session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import type { Person } from '../safety/person.ts';
import { type ContactPage, useTrackContact } from './queries.ts';
import { WayLink } from './WayLink.tsx';

interface CallLinkProps {
  /** null for visitors, for providers without one, and when it is withheld (rule PHONE-10) */
  phone: string | null;
  /** the provider's own number for calls, which goes before it (rule PHONE-94) */
  callPhone?: string | undefined;
  /** the page that the call is made from, for the history and the metrics */
  from: ContactPage;
  people?: readonly Person[] | undefined;
  className?: string;
}

/**
 * Calls the provider, for whoever is shown the phone (rule PHONE-93). Without signal, when it may have to be written
 * down, the number itself is shown; on larger screens always.
 */
export function CallLink({ phone: mobile, callPhone, from, people, className }: CallLinkProps) {
  const online = useOnline();
  const account = useAccount();
  const { mutate: track } = useTrackContact(from);
  const phone = callPhone ?? mobile;
  const number = whatsappNumber(phone);
  if (!account || !phone || !number) return null;
  const text = phoneText(phone);
  return (
    <WayLink
      people={people}
      href={address`tel:+${number}`}
      onClick={() => track('phone')}
      aria-label={`Llamar al ${text}`}
      className={cx(
        buttonStyle({ variant: 'outline', size: 'lg' }),
        'whitespace-nowrap px-3! text-base! max-[20rem]:min-[13rem]:shrink-0',
        className,
      )}
    >
      <Phone size={20} aria-hidden="true" className="shrink-0" />
      {online && <span className="max-[20rem]:min-[13rem]:hidden md:hidden">Llamar</span>}
      <span className={cx(online && 'max-md:hidden')}>{text}</span>
    </WayLink>
  );
}
