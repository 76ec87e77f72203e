import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

export function OfferFormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
