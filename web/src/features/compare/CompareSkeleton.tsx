import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

const columns = ['a', 'b', 'c'];
const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Columns in the shape of the comparison. */
export function CompareSkeleton({ count }: { count: number }) {
  return (
    <Loading label="Cargando la comparación…" className="flex gap-3 sm:gap-6">
      {columns.slice(0, count).map((column) => (
        <div key={column} className="flex max-w-md grow basis-0 flex-col gap-3">
          <Skeleton className="aspect-3/2 rounded-card" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-11 w-full" />
          {lines.map((line) => (
            <Skeleton key={line} className="h-14 w-4/5" />
          ))}
        </div>
      ))}
    </Loading>
  );
}
