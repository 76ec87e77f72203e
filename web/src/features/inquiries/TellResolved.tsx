import { WhatsAppIcon } from '../../parts/contact/WhatsAppIcon.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';

/** Tells one of those who are not needed any more, in its chat; it asks nothing, and so is no contact (rule ASK-22). */
export function TellResolved({ name, chat }: { name: string; chat: string }) {
  const label = 'Avisarle que ya lo resolviste';
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${name} (se abre en otra pestaña)`}
      className={cx(buttonStyle({ variant: 'outline' }), 'py-2')}
    >
      <WhatsAppIcon />
      <span className="wrap-anywhere">{label}</span>
    </a>
  );
}
