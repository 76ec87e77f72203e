import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { ReviewCard } from '../card/ReviewCard.tsx';
import { waitingReview } from './waiting-review.ts';

/** Shows a review in the outbox as it will appear in the list. */
export function WaitingReview({ item }: { item: OutboxItem }) {
  const previews = useItemImages(item);
  const photos = previews.map((address, at) => ({ id: -1 - at, image_url: address, thumb_url: address }));
  const review = { ...waitingReview(item), ...(photos.length > 0 && { photos }) };
  return <ReviewCard review={review} note={<WaitingNote item={item} />} />;
}
