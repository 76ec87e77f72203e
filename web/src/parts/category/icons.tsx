import {
  Baby,
  BookOpen,
  BrickWall,
  Cpu,
  Dumbbell,
  Hammer,
  HandHeart,
  Headset,
  Languages,
  LayoutGrid,
  type LucideIcon,
  Music,
  PaintRoller,
  PanelsTopLeft,
  PawPrint,
  Router,
  ShowerHead,
  SprayCan,
  Sprout,
  Zap,
} from 'lucide-react';
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
