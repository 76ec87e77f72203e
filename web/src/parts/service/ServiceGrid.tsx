import type { ServiceCard as Service } from '@tero/shared/contract/services';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/**
 * Columns of a grid: 3 beside a sidebar; on the widest screens of the home page 4 with a session, 5 for visitors (rule
 * NAV-26).
 */
export type Columns = 3 | 4 | 5;

const columnsStyle: Record<Columns, string> = {
  3: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  5: 'grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
};

interface ServiceGridProps<S extends Service> {
  services: readonly S[];
  columns?: Columns;
  /** over each image, usually a `FavoriteButton` */
  action?: (service: S) => ReactNode;
  /** its first image is what people see of the page first; each that is asked for with it slows it down */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** under each text: the owner's controls */
  footer?: (service: S) => ReactNode;
}

export function ServiceGrid<S extends Service>(props: ServiceGridProps<S>) {
  const { services, columns = 4, action, priority = false, headingLevel = 3, footer } = props;
  return (
    <ul className={cx('grid gap-4 sm:gap-5', columnsStyle[columns])}>
      {services.map((service, index) => (
        <li key={service.id} className="min-w-0">
          <ServiceCard
            service={service}
            action={action?.(service)}
            priority={priority && index === 0}
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
