import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { WhatsAppIcon } from '../contact/WhatsAppIcon.tsx';

interface ChatLinkProps {
  /** null where the number is none of WhatsApp */
  to: string | null;
  /** with whom */
  name: string;
  label: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
  onOpen: () => void;
}

/** A provider's chat with its client, about a quote. */
export function ChatLink({ to, name, label, size = 'md', className, onOpen }: ChatLinkProps) {
  if (!to) return null;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${name} (se abre en otra pestaña)`}
      onClick={onOpen}
      className={cx(buttonStyle({ variant: 'whatsapp', size }), className)}
    >
      <WhatsAppIcon />
      {label}
    </a>
  );
}
