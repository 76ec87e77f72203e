import type { Promised } from '@tero/shared/content/promised';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router-dom';
import { Section } from './Section.tsx';

interface HomeStep extends Promised {
  Icon: LucideIcon;
  name: string;
  text: string;
}

export const steps: readonly HomeStep[] = [
  {
    Icon: Search,
    name: 'Busca',
    text: 'Elegí una categoría o escribí qué necesitás. Filtrá por precio, zona y calificación.',
    rule: ['SRCH-9', 'SRCH-17'],
  },
  {
    Icon: MessageCircle,
    name: 'Contacta',
    text: 'Hablá directo por WhatsApp con el proveedor y acordá los detalles, sin intermediarios.',
    rule: ['PHONE-6', 'MONEY-11'],
  },
  {
    Icon: Star,
    name: 'Califica',
    text: 'Contá cómo te fue. Tu reseña ayuda a la próxima persona a elegir bien.',
    rule: ['REV-1', 'REV-2'],
  },
];

export function HowItWorks() {
  return (
    <Section
      title="Cómo funciona"
      lead="Del problema a la solución, en tres pasos"
      more={
        <Link
          to="/how-it-works"
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          Conocé más
          <span className="sr-only"> sobre cómo funciona</span>
        </Link>
      }
    >
      <ol className="grid gap-3 md:grid-cols-3 md:gap-6">
        {steps.map(({ Icon, name, text }, index) => (
          <li
            key={name}
            className="flex gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:flex-col md:p-6"
          >
            <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-primary-soft text-on-primary-soft">
              <Icon size={28} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-xl">
                <span className="text-muted">{index + 1}.</span> {name}
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
