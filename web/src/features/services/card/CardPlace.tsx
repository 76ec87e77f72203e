import type { ServiceCard } from '@tero/shared/contract/services';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import { cx } from '../../../ui/cx.ts';

/** Shows on a service's card where it is offered, with a mark if a search named that place (rule SRCH-107). */
export function CardPlace({
  service: { coverage_area, why },
}: {
  service: Pick<ServiceCard, 'coverage_area' | 'why'>;
}) {
  const isAsked = why?.reach === 'own';
  return (
    <span className={cx('flex min-w-0 items-center gap-1 text-sm', isAsked ? 'font-semibold text-link' : 'text-muted')}>
      <MapPin size={15} aria-hidden="true" className={cx('shrink-0', isAsked && 'fill-primary-soft')} />
      <span className="truncate">
        {isAsked && <span className="sr-only">Atiende justo ahí: </span>}
        {placeLabel(coverage_area)}
      </span>
    </span>
  );
}
