import { WaitingNote } from '../../outbox/WaitingNote.tsx';
import { useWaiting } from '../../outbox/waiting.ts';
import { ReviewCard } from '../ReviewCard.tsx';
import { waitingReview } from './waiting-review.ts';

/** Reviews of a service in the outbox. */
export function WaitingReviews({ serviceId, className }: { serviceId: number; className?: string }) {
  const items = useWaiting('review', serviceId);
  if (items.length === 0) return null;
  return (
    <ul aria-label="Reseñas por publicar" className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <ReviewCard review={waitingReview(item)} note={<WaitingNote item={item} />} />
        </li>
      ))}
    </ul>
  );
}
