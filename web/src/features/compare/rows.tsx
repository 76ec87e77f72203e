import type { Service } from '@tero/shared/contract/services';
import { isTierChosen, serviceTypeLabels, tierLabels } from '@tero/shared/rules/labels';
import { isAlsoQuoted, paymentTypeLabel, priceBounds, priceLabel, quotedLabel } from '@tero/shared/rules/money/price';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { hoursWords } from '@tero/shared/rules/time/hours';
import { timeWords } from '@tero/shared/rules/time/response-time';
import { daysWords } from '@tero/shared/rules/time/schedule';
import { monthAndYear } from '@tero/shared/rules/time/time';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { AvailableMark } from '../services/card/AvailableMark.tsx';
import { cheapest, quickest } from './differences.ts';

/** A row of the comparison: one property of each service. */
export interface Row {
  name: string;
  /** all its text, to tell whether services differ; '' if there is none */
  text: (service: Service) => string;
  show?: (service: Service, all: readonly Service[]) => ReactNode;
  /** whether each service shows it, even if all are the same */
  isMain?: true;
  /** written by the provider, in lines of its own: its beginning is shown */
  isLong?: true;
}

/** Lists the rows in the order of their importance to people. */
export const rows: readonly Row[] = [
  {
    name: 'Precio',
    isMain: true,
    text: (service) => `${priceLabel(service)} ${unitOf(service)} ${isAlsoQuoted(service)} ${service.is_usual ?? ''}`,
    show: (service, all) => (
      <>
        <strong className="block text-base sm:text-lg">{priceLabel(service)}</strong>
        <span className="text-muted">{unitOf(service)}</span>
        {isAlsoQuoted(service) && <span className="block text-muted">{quotedLabel}</span>}
        {service.is_usual && <span className="block text-muted">Precio habitual</span>}
        {cheapest(all) === service.id && <Best>El más bajo</Best>}
      </>
    ),
  },
  {
    name: 'Reseñas',
    isMain: true,
    text: ({ rating, reviews_count }) => `${rating} ${reviews_count}`,
    show: ({ rating, reviews_count }) => <RatingBadge rating={rating} count={reviews_count} className="flex-wrap" />,
  },
  {
    name: 'Suele responder en',
    text: ({ provider: { response_time } }) => (response_time ? timeWords(response_time.minutes) : ''),
    show: (service, all) => {
      const { response_time } = service.provider;
      if (!response_time) return <span className="text-muted">Todavía no lo sabemos</span>;
      return (
        <>
          {timeWords(response_time.minutes)} <span className="text-muted">({response_time.answers} respuestas)</span>
          {quickest(all) === service.id && <Best>El más rápido</Best>}
        </>
      );
    },
  },
  {
    name: 'Disponibilidad',
    isMain: true,
    text: ({ available_days, available_hours }) => `${daysWords(available_days)} ${hoursWords(available_hours)}`,
    show: ({ available_days, available_hours, schedule }) => (
      <>
        {daysWords(available_days)}, {hoursWords(available_hours)}
        {/* it comes with the clock: its room is there before */}
        <span className="mt-1 flex min-h-7 items-start">
          <AvailableMark schedule={schedule} className="bg-primary-soft! text-on-primary-soft!" />
        </span>
      </>
    ),
  },
  { name: 'Zona', text: ({ coverage_area }) => placeLabel(coverage_area) },
  { name: 'Modalidad', text: ({ service_type }) => serviceTypeLabels[service_type] },
  { name: 'Duración estimada', text: ({ estimated_duration }) => estimated_duration },
  { name: 'Nivel del servicio', text: ({ service_status: tier }) => (isTierChosen(tier) ? tierLabels[tier] : '') },
  { name: 'Categoría', text: ({ category }) => category },
  {
    name: 'Proveedor',
    text: ({ provider }) => `${provider.id}`,
    show: ({ provider }) => (
      <>
        {provider.is_verified && (
          <span className="flex items-center gap-1 text-link">
            <BadgeCheck size={17} aria-hidden="true" className="shrink-0" />
            Verificado
          </span>
        )}
        {provider.is_reviewed && !provider.is_verified && <span className="text-muted">Datos revisados</span>}
        <span className="text-muted">En Tero desde {monthAndYear(provider.created_at)}</span>
      </>
    ),
  },
  { name: 'Descripción', isLong: true, text: ({ description }) => description },
  { name: 'Requisitos', isLong: true, text: ({ client_requirements }) => client_requirements ?? '' },
  { name: 'Notas adicionales', isLong: true, text: ({ additional_notes }) => additional_notes ?? '' },
];

function unitOf(service: Service): string {
  return priceBounds(service) ? paymentTypeLabel(service.payment_type).toLowerCase() : '';
}

/** Marks the service that is better than the others. */
function Best({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 block w-fit rounded-pill bg-success-soft px-2 py-1 font-semibold text-success text-xs leading-none">
      {children}
    </span>
  );
}
