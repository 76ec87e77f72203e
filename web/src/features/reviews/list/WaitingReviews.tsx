import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { ReviewCard } from '../card/ReviewCard.tsx';
import { waitingReview } from './waiting-review.ts';

/** Reviews of a service in the outbox. */
export function WaitingReviews({ serviceId, className }: { serviceId: number; className?: string }) {
  const items = useWaiting('review', serviceId);
  if (items.length === 0) return null;
  return (
    <ul aria-label="Reseñas por publicar" className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <WaitingReview item={item} />
        </li>
      ))}
    </ul>
  );
}

function WaitingReview({ item }: { item: OutboxItem }) {
  const previews = useItemImages(item);
  const photos = previews.map((address, at) => ({ id: -1 - at, image_url: address, thumb_url: address }));
  const review = { ...waitingReview(item), ...(photos.length > 0 && { photos }) };
  return <ReviewCard review={review} note={<WaitingNote item={item} />} />;
}
