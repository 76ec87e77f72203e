import type { TodoKind } from '@tero/shared/rules/panel/todo';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BellOff from 'lucide-react/icons/bell-off';
import Bug from 'lucide-react/icons/bug';
import CreditCard from 'lucide-react/icons/credit-card';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Flag from 'lucide-react/icons/flag';
import Inbox from 'lucide-react/icons/inbox';
import MailX from 'lucide-react/icons/mail-x';
import MessageSquareOff from 'lucide-react/icons/message-square-off';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Shapes from 'lucide-react/icons/shapes';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import TextSearch from 'lucide-react/icons/text-search';
import Unplug from 'lucide-react/icons/unplug';
import Waypoints from 'lucide-react/icons/waypoints';
import Webhook from 'lucide-react/icons/webhook';
import type { LucideIcon } from 'lucide-react/types';

/** The icon of each kind. */
export const todoIcons: Readonly<Record<TodoKind, LucideIcon>> = {
  backups: DatabaseBackup,
  verification: BadgeCheck,
  content: ShieldAlert,
  rings: Waypoints,
  reports: Flag,
  messages: Inbox,
  charges: CreditCard,
  events: Webhook,
  mercadopago: Unplug,
  cfe: ReceiptText,
  mails: MailX,
  pushes: BellOff,
  sms: MessageSquareOff,
  texts: MessageSquareText,
  unsorted: Shapes,
  searches: TextSearch,
  crashes: Bug,
};
