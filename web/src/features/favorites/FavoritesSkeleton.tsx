import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];

export function FavoritesSkeleton() {
  return (
    <Loading label="Cargando favoritos…">
      <Skeleton className="h-32 sm:h-39 lg:h-19" />
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {items.map((key) => (
          <div key={key} className="flex overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="h-40 w-28 rounded-none sm:w-40" />
            <div className="flex grow flex-col gap-3 p-4">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-auto h-6 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
