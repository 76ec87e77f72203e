import type { Service } from '@tero/shared/contract/services';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { Price } from './Price.tsx';

export function DetailHeader({ service }: { service: Service }) {
  return (
    <header className="flex flex-col gap-2.5 sm:gap-3">
      <h1 className="wrap-anywhere text-2xl sm:text-4xl">{service.title}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <RatingBadge rating={service.rating} count={service.reviews_count} />
        <span className="inline-flex items-center gap-1 text-muted">
          <MapPin size={18} aria-hidden="true" className="shrink-0" />
          {placeLabel(service.coverage_area)}
        </span>
      </div>
      <Price service={service} className="md:hidden" />
    </header>
  );
}
