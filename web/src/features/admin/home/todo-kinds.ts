import type { TodoKind } from '@tero/shared/rules/panel/todo';
import {
  BadgeCheck,
  Bug,
  CreditCard,
  DatabaseBackup,
  Flag,
  Inbox,
  type LucideIcon,
  MailX,
  ShieldAlert,
  TextSearch,
  Webhook,
} from 'lucide-react';

/** The icon of each kind. */
export const todoIcons: Readonly<Record<TodoKind, LucideIcon>> = {
  backups: DatabaseBackup,
  verification: BadgeCheck,
  content: ShieldAlert,
  reports: Flag,
  messages: Inbox,
  charges: CreditCard,
  events: Webhook,
  mails: MailX,
  searches: TextSearch,
  crashes: Bug,
};
