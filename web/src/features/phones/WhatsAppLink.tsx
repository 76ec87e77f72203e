import type { ReactNode } from 'react';
import { WhatsAppIcon } from '../../common/share/WhatsAppIcon.tsx';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import type { Person } from '../safety/person.ts';
import { WayLink } from './WayLink.tsx';

interface WhatsAppLinkProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** the chat's address */
  to: string;
  /** begins with what is seen, and names who is written to, for whom the link is read out alone */
  spoken: string;
  className?: string | undefined;
  /** the providers whose chat it is; none: a client's */
  people?: readonly Person[];
  onPress?: () => void;
  children: ReactNode;
}

/** Opens a chat beside the app. */
export function WhatsAppLink({
  to,
  spoken,
  variant = 'whatsapp',
  size,
  className,
  people,
  onPress,
  children,
}: WhatsAppLinkProps) {
  return (
    <WayLink
      people={people}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${spoken} (se abre en otra pestaña)`}
      onClick={onPress}
      className={cx(buttonStyle({ variant, ...(size && { size }) }), 'py-2', className)}
    >
      <WhatsAppIcon />
      <span className="wrap-anywhere">{children}</span>
    </WayLink>
  );
}
