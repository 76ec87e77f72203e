import { WhatsAppLink } from '../phones/WhatsAppLink.tsx';

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
    <WhatsAppLink to={to} spoken={`${label}: ${name}`} size={size} className={className} onPress={onOpen}>
      {label}
    </WhatsAppLink>
  );
}
