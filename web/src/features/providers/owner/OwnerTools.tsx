import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Inbox from 'lucide-react/icons/inbox';
import MapPinned from 'lucide-react/icons/map-pinned';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import QrCode from 'lucide-react/icons/qr-code';
import Settings from 'lucide-react/icons/settings';
import UserPlus from 'lucide-react/icons/user-plus';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router-dom';
import { Start } from '../start/Start.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

const links: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/metrics', label: 'Métricas', Icon: ChartNoAxesCombined },
  { to: '/provider/reviews', label: 'Mis Reseñas', Icon: MessageSquareText },
  { to: '/provider/card', label: 'Mi tarjeta', Icon: IdCard },
  { to: '/provider/ask-review', label: 'Pedir reseñas', Icon: QrCode },
  { to: '/provider/inquiries', label: 'Pedidos que recibí', Icon: Inbox },
  { to: '/provider/quotes', label: 'Mis presupuestos', Icon: FileText },
  { to: '/citas', label: 'Mis citas', Icon: CalendarCheck },
  { to: '/provider/invite', label: 'Invitar a un colega', Icon: UserPlus },
  { to: '/provider/pause', label: 'Pausa', Icon: CalendarClock },
  { to: '/provider/going', label: 'Avisar adónde voy', Icon: MapPinned },
  { to: '/provider/create-offer', label: 'Crear promoción', Icon: Megaphone },
  { to: '/provider-settings', label: 'Configuración', Icon: Settings },
  { to: '/', label: 'Volver al inicio', Icon: House },
];

/**
 * Shows tools above a profile, only to its owner. On phones they form one row that scrolls sideways, so that the
 * owner's services fit on the first screen (rule PROV-95). On wider screens the last tool fills its row.
 */
export function OwnerTools({ providerId }: { providerId: number }) {
  return (
    <>
      <Start providerId={providerId} banner={<SubscriptionBanner providerId={providerId} />} />
      <nav aria-label="Tu perfil">
        <ul className="gap-2 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 sm:grid sm:grid-cols-3 lg:grid-cols-4">
          {links.map(({ to, label, Icon }) => (
            <li
              key={to}
              className="max-sm:shrink-0 sm:max-lg:last:nth-[3n+1]:col-span-3 sm:max-lg:last:nth-[3n+2]:col-span-2 lg:last:nth-[4n+1]:col-span-4 lg:last:nth-[4n+2]:col-span-3 lg:last:nth-[4n+3]:col-span-2"
            >
              <Link
                to={to}
                className="flex min-h-11 items-center gap-2.5 rounded-control border max-sm:whitespace-nowrap max-sm:text-sm sm:min-h-13 border-line bg-surface px-3 leading-tight font-semibold transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <Icon size={20} aria-hidden="true" className="shrink-0 text-link" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
