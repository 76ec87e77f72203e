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

type Group = 'home' | 'care' | 'learn' | 'tech';

const looks: Record<string, { Icon: LucideIcon; group: Group }> = {
  sanitario: { Icon: ShowerHead, group: 'home' },
  electricidad: { Icon: Zap, group: 'home' },
  carpinteria: { Icon: Hammer, group: 'home' },
  pintura: { Icon: PaintRoller, group: 'home' },
  albanileria: { Icon: BrickWall, group: 'home' },
  jardineria: { Icon: Sprout, group: 'home' },
  'limpieza-del-hogar': { Icon: SprayCan, group: 'care' },
  'cuidado-de-mascotas': { Icon: PawPrint, group: 'care' },
  'cuidado-de-adultos-mayores': { Icon: HandHeart, group: 'care' },
  'cuidado-de-ninos': { Icon: Baby, group: 'care' },
  'clases-particulares': { Icon: BookOpen, group: 'learn' },
  'entrenamiento-fisico': { Icon: Dumbbell, group: 'learn' },
  idiomas: { Icon: Languages, group: 'learn' },
  musica: { Icon: Music, group: 'learn' },
  'reparacion-de-computadoras': { Icon: Cpu, group: 'tech' },
  'soporte-tecnico': { Icon: Headset, group: 'tech' },
  'diseno-web': { Icon: PanelsTopLeft, group: 'tech' },
  'redes-y-conectividad': { Icon: Router, group: 'tech' },
};

const tones: Record<Group, string> = {
  home: 'bg-group-home-soft text-group-home',
  care: 'bg-group-care-soft text-group-care',
  learn: 'bg-group-learn-soft text-group-learn',
  tech: 'bg-group-tech-soft text-group-tech',
};

interface CategoryIconProps {
  slug: string;
  /** px, of the icon; `tile` is about twice that */
  size?: number;
  className?: string;
}

export function CategoryIcon({ slug, size = 20, className }: CategoryIconProps) {
  const Icon = looks[slug]?.Icon ?? LayoutGrid;
  return <Icon size={size} aria-hidden="true" className={cx('shrink-0', className)} />;
}

/** The icon on the tint of its group. */
export function CategoryTile({ slug, size = 24, className }: CategoryIconProps) {
  return (
    <span
      style={{ width: size * 2, height: size * 2 }}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-card',
        tones[looks[slug]?.group ?? 'home'],
        className,
      )}
    >
      <CategoryIcon slug={slug} size={size} />
    </span>
  );
}
