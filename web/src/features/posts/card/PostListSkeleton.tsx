import { AuthorSkeleton, Loading, Skeleton } from '../../../ui/Skeleton.tsx';

export function PostListSkeleton({ count = 2 }: { count?: number }) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <Loading label="Cargando publicaciones…" className="flex flex-col gap-5">
      {keys.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <AuthorSkeleton className="p-4" />
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
