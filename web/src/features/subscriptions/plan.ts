import type { Promised } from '@tero/shared/content/promised';
import { limits } from '@tero/shared/limits';
import { formatPrice } from '@tero/shared/rules/money/money';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import Headset from 'lucide-react/icons/headset';
import Unlimited from 'lucide-react/icons/infinity';
import Search from 'lucide-react/icons/search';
import type { LucideIcon } from 'lucide-react/types';

interface Benefit extends Promised {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** Lists the benefits that the invitation and the plan promise (rule SUB-4). */
export const planBenefits: readonly Benefit[] = [
  {
    Icon: Unlimited,
    title: 'Servicios ilimitados',
    text: 'Publicá todos tus servicios, publicaciones y promociones.',
    rule: ['SUB-4', 'SVC-1'],
  },
  {
    Icon: ChartNoAxesCombined,
    title: 'Estadísticas detalladas',
    text: 'Mirá cuántas personas te ven y te escriben, y qué les gusta.',
    rule: ['METR-3', 'METR-5'],
  },
  {
    Icon: Search,
    title: 'Estás en las búsquedas',
    text: 'Tus servicios aparecen cuando alguien busca en tu zona.',
    rule: ['SRCH-1', 'SRCH-20'],
  },
  {
    Icon: Headset,
    title: 'Soporte prioritario',
    text: 'Te respondemos primero cuando nos escribís.',
    rule: 'SUPP-96',
  },
];

/** Holds the only price that is ever charged (rule MONEY-7). */
export const planPrice = formatPrice(limits.subscriptionPrice);
