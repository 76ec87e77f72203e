import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

/** Shows a placeholder in the shape of the detail page. */
export function DetailSkeleton() {
  return (
    <Loading label="Cargando servicio…" className="wrap flex flex-col gap-2 py-2 sm:gap-4 sm:py-4">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-8 w-4/5 sm:h-10" />
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-8 w-32 md:hidden" />
          <Skeleton className="aspect-4/3 sm:mt-2 w-full rounded-card" />
          <Skeleton className="mt-2 h-7 w-40 sm:mt-6" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/4" />
        </div>
        <div className="flex flex-col gap-5 max-md:hidden">
          <Skeleton className="h-36 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
