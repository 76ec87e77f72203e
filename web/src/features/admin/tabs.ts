import type { TodoKind } from '@tero/shared/rules/panel/todo';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import Globe from 'lucide-react/icons/globe';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Newspaper from 'lucide-react/icons/newspaper';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import TextSearch from 'lucide-react/icons/text-search';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import Waypoints from 'lucide-react/icons/waypoints';
import type { LucideIcon } from 'lucide-react/types';

export interface AdminTab {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** other addresses of the same tab */
  also?: readonly string[];
  /** the kinds of task that wait there */
  todo?: readonly TodoKind[];
}

/** The panel's tabs, in display order. */
export const adminTabs: readonly AdminTab[] = [
  { to: '/admin', label: 'Panel', Icon: LayoutDashboard, also: ['/admin/dashboard'] },
  { to: '/admin/users', label: 'Clientes', Icon: Users, also: ['/admin/users-list'] },
  { to: '/admin/providers', label: 'Proveedores', Icon: UserRoundCheck, also: ['/admin/providers-list'] },
  { to: '/admin/provider-verification', label: 'Verificación', Icon: ShieldCheck, todo: ['verification'] },
  { to: '/admin/services', label: 'Servicios', Icon: Briefcase },
  { to: '/admin/reviews', label: 'Reseñas', Icon: Star },
  { to: '/admin/review-responses', label: 'Respuestas', Icon: MessageSquareReply },
  { to: '/admin/subscriptions', label: 'Suscripciones', Icon: BadgeCheck },
  { to: '/admin/payments', label: 'Pagos', Icon: CreditCard, todo: ['charges', 'events', 'mercadopago'] },
  { to: '/admin/income', label: 'Ingresos', Icon: Coins },
  { to: '/admin/categories', label: 'Categorías', Icon: FolderTree },
  { to: '/admin/searches', label: 'Búsquedas', Icon: TextSearch },
  { to: '/admin/recent', label: 'Últimos Servicios', Icon: Clock },
  { to: '/admin/messages', label: 'Mensajes', Icon: Inbox, todo: ['reports', 'messages'] },
  { to: '/admin/moderation', label: 'Moderación', Icon: Flag, todo: ['content'] },
  { to: '/admin/related', label: 'Relacionadas', Icon: Waypoints, todo: ['rings'] },
  { to: '/admin/newsletter', label: 'Boletín', Icon: Newspaper },
  { to: '/admin/site', label: 'Sitio', Icon: Globe },
  { to: '/admin/logs', label: 'Registro', Icon: ScrollText, todo: ['mails', 'texts'] },
  { to: '/admin/advanced-stats', label: 'Estadísticas', Icon: ChartColumn },
  { to: '/admin/security', label: 'Seguridad', Icon: KeyRound },
];

export function isTabOf({ to, also }: AdminTab, pathname: string): boolean {
  return to === pathname || (also?.includes(pathname) ?? false);
}
