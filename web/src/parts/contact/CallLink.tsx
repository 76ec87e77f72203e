import { whatsappNumber } from '@tero/shared/rules/phone';
import { Phone } from 'lucide-react';
import { useOnline } from '../../lib/connectivity.ts';
import { useAccount } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';

interface CallLinkProps {
  phone: string | null;
  className?: string;
}

/** Without signal for data a call may still go through: the number itself, to be called or written down. */
export function CallLink({ phone, className }: CallLinkProps) {
  const online = useOnline();
  const account = useAccount();
  const number = whatsappNumber(phone);
  if (online || !account || !number) return null;
  return (
    <p className={cx('rounded-card bg-warn-ground px-4 py-2 text-warn-ink', className)}>
      Sin datos WhatsApp manda tu mensaje después. También podés llamar:
      <a href={`tel:+${number}`} className="flex min-h-11 items-center gap-2 font-semibold underline">
        <Phone size={18} aria-hidden="true" className="shrink-0" />
        {phone}
      </a>
    </p>
  );
}
