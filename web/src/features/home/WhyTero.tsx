import BadgeCheck from 'lucide-react/icons/badge-check';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react/types';
import { Section } from './Section.tsx';

const reasons: { Icon: LucideIcon; name: string; text: string }[] = [
  {
    Icon: ShieldCheck,
    name: 'Seguridad',
    text: 'Nuestro equipo revisa la cédula de quienes llevan la marca «Verificado», y ahí ves cuándo.',
  },
  { Icon: Zap, name: 'Rapidez', text: 'De la búsqueda al WhatsApp del proveedor, en un par de toques.' },
  { Icon: PiggyBank, name: 'Ahorro', text: 'Compará precios antes de decidir. Usar Tero es gratis para clientes.' },
  {
    Icon: BadgeCheck,
    name: 'Calidad',
    text: 'Reseñas de clientes reales sobre tiempo de respuesta, atención y trabajo.',
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
