import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

export function PostListSkeleton({ count = 2 }: { count?: number }) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <Loading label="Cargando publicaciones…" className="flex flex-col gap-5">
      {keys.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="flex items-center gap-3 p-4">
            <Skeleton className="size-11 rounded-pill" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-1/4" />
            </div>
          </div>
          <div className="flex flex-col gap-2 px-4 pb-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Skeleton className="aspect-4/3 rounded-none" />
        </div>
      ))}
    </Loading>
  );
}
