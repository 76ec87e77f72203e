import type { Service } from '@tero/shared/contract/services';
import { isTierChosen, tierLabels } from '@tero/shared/rules/labels';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import { Badge } from '../../../ui/Badge.tsx';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { useServiceRating } from '../../reviews/list/queries.ts';
import { OfferedBy } from './OfferedBy.tsx';
import { Price } from './Price.tsx';

/**
 * Shows what the service is, who offers it, and its price: a phone's first screen, with the bar to get in touch (rule
 * SVC-102).
 */
export function DetailHeader({ service }: { service: Service }) {
  const { service_status: tier } = service;
  const rated = useServiceRating(service);
  return (
    <header className="flex flex-col gap-2 sm:gap-3">
      <div className="text-2xl sm:text-4xl">
        <h1 className="wrap-anywhere inline">{service.title}</h1>
        {isTierChosen(tier) && (
          <Badge tone="info" className="ml-2 align-middle sm:ml-3">
            <span className="sr-only">Nivel del servicio: </span>
            {tierLabels[tier]}
          </Badge>
        )}
      </div>
      <OfferedBy provider={service.provider} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <RatingBadge {...rated} />
        <span className="inline-flex items-center gap-1 text-muted">
          <MapPin size={18} aria-hidden="true" className="shrink-0" />
          {placeLabel(service.coverage_area)}
        </span>
      </div>
      <Price service={service} className="md:hidden" />
    </header>
  );
}
