import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import BrickWall from 'lucide-react/icons/brick-wall';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import Cpu from 'lucide-react/icons/cpu';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Music from 'lucide-react/icons/eighth-notes';
import Hammer from 'lucide-react/icons/hammer';
import HandHeart from 'lucide-react/icons/hand-heart';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import PaintRoller from 'lucide-react/icons/paint-roller';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import PartyPopper from 'lucide-react/icons/party-popper';
import PawPrint from 'lucide-react/icons/paw-print';
import Router from 'lucide-react/icons/router';
import Scissors from 'lucide-react/icons/scissors';
import Shapes from 'lucide-react/icons/shapes';
import ShowerHead from 'lucide-react/icons/shower-head';
import SprayCan from 'lucide-react/icons/spray-can';
import Sprout from 'lucide-react/icons/sprout';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react/types';
import { cx } from '../../ui/cx.ts';

/** Maps Font Awesome class names to the icons that a category can have. */
const icons: Record<string, LucideIcon> = {
  'fa-faucet-drip': ShowerHead,
  'fa-bolt': Zap,
  'fa-hammer': Hammer,
  'fa-paint-roller': PaintRoller,
  'fa-trowel-bricks': BrickWall,
  'fa-seedling': Sprout,
  'fa-broom': SprayCan,
  'fa-paw': PawPrint,
  'fa-person-cane': HandHeart,
  'fa-baby': Baby,
  'fa-chalkboard-user': BookOpen,
  'fa-dumbbell': Dumbbell,
  'fa-language': Languages,
  'fa-music': Music,
  'fa-laptop-medical': Cpu,
  'fa-headset': Headset,
  'fa-palette': PanelsTopLeft,
  'fa-network-wired': Router,
  'fa-shapes': Shapes,
  'fa-wrench': Wrench,
  'fa-truck': Truck,
  'fa-scissors': Scissors,
  'fa-car': Car,
  'fa-house': House,
  'fa-key': KeyRound,
  'fa-camera': Camera,
  'fa-champagne-glasses': PartyPopper,
  'fa-briefcase': BriefcaseBusiness,
};

interface CategoryIconProps {
  /** the category's class */
  icon: string | null;
  /** px */
  size?: number;
  className?: string;
}

export function CategoryIcon({ icon, size = 20, className }: CategoryIconProps) {
  const Icon = icons[icon ?? ''] ?? LayoutGrid;
  return <Icon size={size} aria-hidden="true" className={cx('shrink-0', className)} />;
}
