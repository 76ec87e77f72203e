import type { ServiceCard as Service } from '@tero/shared/contract/services';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Columns of a grid: 3 beside a sidebar; `home`: rows that the eight of the home page fill (rule NAV-26). */
export type Columns = 3 | 4 | 'home' | 'home of visitors';

const eight = 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4';

const columnsStyle: Record<Columns, string> = {
  3: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  home: eight,
  'home of visitors': `${eight} 2xl:grid-cols-5 2xl:*:nth-[n+6]:hidden`,
};

interface ServiceGridProps<S extends Service> {
  services: readonly S[];
  columns?: Columns;
  /** over each image, usually a `FavoriteButton` */
  action?: (service: S) => ReactNode;
  /** number of images on the first screen */
  priority?: number;
  headingLevel?: 2 | 3;
  /** under each text: the owner's controls */
  footer?: (service: S) => ReactNode;
}

export function ServiceGrid<S extends Service>(props: ServiceGridProps<S>) {
  const { services, columns = 4, action, priority = 0, headingLevel = 3, footer } = props;
  return (
    <ul className={cx('grid gap-4 sm:gap-5', columnsStyle[columns])}>
      {services.map((service, index) => (
        <li key={service.id} className="min-w-0">
          <ServiceCard
            service={service}
            action={action?.(service)}
            priority={index < priority}
            headingLevel={headingLevel}
            footer={footer?.(service)}
          />
        </li>
      ))}
    </ul>
  );
}

export function ServiceGridSkeleton({ count = 8, columns = 4 }: { count?: number; columns?: Columns }) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <Loading label="Cargando servicios…" className={cx('grid gap-4 sm:gap-5', columnsStyle[columns])}>
      {keys.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-2 h-6 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
