import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

export function ProfileHeaderSkeleton() {
  return (
    <Loading label="Cargando perfil…" className="flex flex-col gap-6">
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
        <div className="flex items-center gap-4 sm:gap-6">
          <Skeleton className="size-19 shrink-0 rounded-pill sm:size-26" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-9 w-3/5" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
        <Skeleton className="h-12 w-4/5" />
      </div>
      <Skeleton className="h-11 w-64" />
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}
