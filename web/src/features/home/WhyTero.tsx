import type { Promised } from '@tero/shared/content/promised';
import BadgeCheck from 'lucide-react/icons/badge-check';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react/types';
import { Section } from './Section.tsx';

interface Reason extends Promised {
  Icon: LucideIcon;
  name: string;
  text: string;
}

export const reasons: readonly Reason[] = [
  {
    Icon: ShieldCheck,
    name: 'Seguridad',
    text: 'En el perfil de cada proveedor ves qué revisamos y cuándo.',
    rule: 'PROV-50',
  },
  {
    Icon: Zap,
    name: 'Rapidez',
    text: 'Escribile directo por WhatsApp a un proveedor, o mandá el mismo pedido a cuatro como máximo. Solo necesitás una cuenta gratis.',
    rule: ['PHONE-6', 'ASK-1'],
  },
  {
    Icon: PiggyBank,
    name: 'Ahorro',
    text: 'Compará precios antes de decidir. Usar Tero es gratis para clientes.',
    rule: ['COMP-1', 'MONEY-11'],
  },
  {
    Icon: BadgeCheck,
    name: 'Calidad',
    text: 'Cada reseña es de una persona con cuenta, y una marca te dice si le escribió al proveedor desde Tero.',
    rule: ['REV-1', 'REV-2', 'REV-6'],
  },
];

export function WhyTero() {
  return (
    <div className="border-line border-y bg-surface py-8 sm:py-16">
      <Section title="Por qué elegir Tero">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ Icon, name, text }) => (
            <li key={name} className="flex gap-4 lg:flex-col">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
                <Icon size={24} aria-hidden="true" />
              </span>
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
