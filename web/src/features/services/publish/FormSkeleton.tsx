import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

export function FormSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
