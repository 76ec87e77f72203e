import {
  Award,
  BriefcaseBusiness,
  ChartNoAxesCombined,
  FileText,
  History,
  type LucideIcon,
  MessageSquareText,
  Settings,
  Shield,
  UserRound,
} from 'lucide-react';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import type { Session } from '../../../lib/session/session.ts';

interface Entry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

const clientEntries: Entry[] = [
  { label: 'Mi Perfil', to: '/user-profile', Icon: UserRound },
  { label: 'Historial', to: '/historial', Icon: History },
  { label: 'Mis pedidos', to: '/mis-pedidos', Icon: MessageSquareText },
  { label: 'Configuración', to: '/user-settings', Icon: Settings },
  { label: 'Ser Proveedor', to: entryPath('provider'), Icon: BriefcaseBusiness },
];

const providerEntries: Entry[] = [
  { label: 'Mi Perfil', to: '/provider-profile', Icon: UserRound },
  { label: 'Métricas', to: '/metrics', Icon: ChartNoAxesCombined },
  { label: 'Mis Reseñas', to: '/provider/reviews', Icon: MessageSquareText },
  { label: 'Mis presupuestos', to: '/provider/quotes', Icon: FileText },
  { label: 'Beneficios', to: '/provider/benefits', Icon: Award },
  { label: 'Configuración', to: '/provider-settings', Icon: Settings },
];

const adminEntry: Entry = { label: 'Administración', to: '/admin', Icon: Shield };

/** Where the menu of a person's own leads, by what they are. */
export function profileEntries(userType: Session['userType'], role: Session['role']): readonly Entry[] {
  const own = userType === 'provider' ? providerEntries : clientEntries;
  return role === 'admin' ? [...own, adminEntry] : own;
}
