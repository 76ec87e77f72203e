import Award from 'lucide-react/icons/award';
import BellRing from 'lucide-react/icons/bell-ring';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react/types';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import type { Session } from '../../../lib/session/session.ts';

interface Entry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

const searches: Entry = { label: 'Búsquedas guardadas', to: '/busquedas-guardadas', Icon: BellRing };

const citas: Entry = { label: 'Mis citas', to: '/citas', Icon: CalendarCheck };

const clientEntries: Entry[] = [
  { label: 'Mi Perfil', to: '/user-profile', Icon: UserRound },
  { label: 'Historial', to: '/historial', Icon: History },
  { label: 'Mis pedidos', to: '/mis-pedidos', Icon: MessageSquareText },
  citas,
  searches,
  { label: 'Configuración', to: '/user-settings', Icon: Settings },
  { label: 'Ser Proveedor', to: entryPath('provider'), Icon: BriefcaseBusiness },
];

const providerEntries: Entry[] = [
  { label: 'Mi Perfil', to: '/provider-profile', Icon: UserRound },
  { label: 'Métricas', to: '/metrics', Icon: ChartNoAxesCombined },
  { label: 'Mis Reseñas', to: '/provider/reviews', Icon: MessageSquareText },
  { label: 'Pedidos que recibí', to: '/provider/inquiries', Icon: Inbox },
  { label: 'Mis presupuestos', to: '/provider/quotes', Icon: FileText },
  citas,
  { label: 'Beneficios', to: '/provider/benefits', Icon: Award },
  searches,
  { label: 'Configuración', to: '/provider-settings', Icon: Settings },
];

const adminEntry: Entry = { label: 'Administración', to: '/admin', Icon: Shield };

/** Returns the entries of the menu of a person's own pages, for their type and role. */
export function profileEntries(userType: Session['userType'], role: Session['role']): readonly Entry[] {
  const own = userType === 'provider' ? providerEntries : clientEntries;
  return role === 'admin' ? [...own, adminEntry] : own;
}
