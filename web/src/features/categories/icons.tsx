import { otherTrade } from '@tero/shared/rules/services/other-trade';
import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import BrickWall from 'lucide-react/icons/brick-wall';
import Cpu from 'lucide-react/icons/cpu';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Music from 'lucide-react/icons/eighth-notes';
import Hammer from 'lucide-react/icons/hammer';
import HandHeart from 'lucide-react/icons/hand-heart';
import Headset from 'lucide-react/icons/headset';
import Languages from 'lucide-react/icons/languages';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import PaintRoller from 'lucide-react/icons/paint-roller';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import PawPrint from 'lucide-react/icons/paw-print';
import Router from 'lucide-react/icons/router';
import Shapes from 'lucide-react/icons/shapes';
import ShowerHead from 'lucide-react/icons/shower-head';
import SprayCan from 'lucide-react/icons/spray-can';
import Sprout from 'lucide-react/icons/sprout';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react/types';
import { cx } from '../../ui/cx.ts';

const icons: Record<string, LucideIcon> = {
  sanitario: ShowerHead,
  electricidad: Zap,
  carpinteria: Hammer,
  pintura: PaintRoller,
  albanileria: BrickWall,
  jardineria: Sprout,
  'limpieza-del-hogar': SprayCan,
  'cuidado-de-mascotas': PawPrint,
  'cuidado-de-adultos-mayores': HandHeart,
  'cuidado-de-ninos': Baby,
  'clases-particulares': BookOpen,
  'entrenamiento-fisico': Dumbbell,
  idiomas: Languages,
  musica: Music,
  'reparacion-de-computadoras': Cpu,
  'soporte-tecnico': Headset,
  'diseno-web': PanelsTopLeft,
  'redes-y-conectividad': Router,
  [otherTrade]: Shapes,
};

interface CategoryIconProps {
  slug: string;
  /** px */
  size?: number;
  className?: string;
}

export function CategoryIcon({ slug, size = 20, className }: CategoryIconProps) {
  const Icon = icons[slug] ?? LayoutGrid;
  return <Icon size={size} aria-hidden="true" className={cx('shrink-0', className)} />;
}
