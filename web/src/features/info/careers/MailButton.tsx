import { address } from '@tero/shared/rules/text/address';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from '../../../ui/button-style.ts';

interface MailButtonProps {
  to: string;
  subject: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Opens the person's mail program with the subject filled in. */
export function MailButton({ to, subject, variant = 'primary', children }: MailButtonProps) {
  return (
    <a href={address`mailto:${to}?subject=${subject}`} className={buttonStyle({ variant })}>
      <Mail size={18} aria-hidden="true" />
      {children}
    </a>
  );
}
