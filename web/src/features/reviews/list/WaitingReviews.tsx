import { Suspense } from 'react';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

// most people have none
const WaitingReview = lazyPart(async () => (await import('./WaitingReview.tsx')).WaitingReview);

/** Reviews of a service in the outbox. */
export function WaitingReviews({ serviceId, className }: { serviceId: number; className?: string }) {
  const items = useWaiting('review', serviceId);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <ul aria-label="Reseñas por publicar" className={className}>
        {items.map((item) => (
          <li key={item.id}>
            <WaitingReview item={item} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}
