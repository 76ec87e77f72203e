import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

export function PostFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-12 w-48 self-end" />
    </Loading>
  );
}
