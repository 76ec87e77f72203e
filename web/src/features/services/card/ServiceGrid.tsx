import type { ServiceCard as Service } from '@tero/shared/contract/services';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Columns of a grid: 3 beside a sidebar; `home`: rows that the eight of the home page fill (rule NAV-26). */
type Columns = 3 | 4 | 'home' | 'home of visitors';

const eight = 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4';

const columnsStyle: Record<Columns, string> = {
  3: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  home: eight,
  'home of visitors': `${eight} xl:grid-cols-5`,
};

/** A row to be pushed aside on phones, with the next card in sight. */
const carousel = {
  list: 'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3',
  card: 'max-sm:w-60 max-sm:max-w-[75vw] max-sm:shrink-0 max-sm:snap-start',
};

interface ServiceGridProps<S extends Service> {
  services: readonly S[];
  columns?: Columns;
  /** one row on phones, instead of one card under the other */
  inRow?: boolean;
  /** over each image, usually a `FavoriteButton` */
  action?: (service: S) => ReactNode;
  /** its first image is the first thing that people see of the page; each image requested with it slows it down */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** under each text: the owner's controls */
  footer?: (service: S) => ReactNode;
}

export function ServiceGrid<S extends Service>(props: ServiceGridProps<S>) {
  const { services, columns = 4, inRow = false, action, priority = false, headingLevel = 3, footer } = props;
  return (
    <ul className={cx('grid gap-3 sm:gap-5', columnsStyle[columns], inRow && carousel.list)}>
      {services.map((service, index) => (
        <li key={service.id} className={cx('min-w-0', inRow && carousel.card)}>
          <ServiceCard
            service={service}
            action={action?.(service)}
            priority={priority && index === 0}
            headingLevel={headingLevel}
            upright={inRow}
            footer={footer?.(service)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ServiceGridSkeletonProps extends Pick<ServiceGridProps<Service>, 'columns' | 'inRow'> {
  count?: number;
}

export function ServiceGridSkeleton({ count = 8, columns = 4, inRow = false }: ServiceGridSkeletonProps) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <Loading
      label="Cargando servicios…"
      className={cx('grid gap-3 sm:gap-5', columnsStyle[columns], inRow && carousel.list)}
    >
      {keys.map((key) => (
        <div
          key={key}
          className={cx(
            'flex flex-col overflow-hidden rounded-card border border-line bg-surface',
            inRow ? carousel.card : 'max-sm:flex-row',
          )}
        >
          <Skeleton
            className={cx('aspect-3/2 rounded-none', !inRow && 'max-sm:aspect-auto max-sm:w-28 max-sm:shrink-0')}
          />
          <div className={cx('flex grow flex-col gap-2 p-3 sm:gap-3 sm:p-4', !inRow && 'max-sm:p-2.5')}>
            <Skeleton className="h-9 w-4/5 sm:h-5" />
            <Skeleton className="h-6 w-2/3 sm:h-7" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
