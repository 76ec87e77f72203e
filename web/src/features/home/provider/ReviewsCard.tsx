import { MessageSquareText } from 'lucide-react';
import { useProviderReviews } from '../../../parts/review/queries.ts';
import { BoardCard } from './BoardCard.tsx';

/** Reviews of the last 6 months without a reply: those that can still be answered (rule REV-94). */
export function ReviewsCard({ providerId }: { providerId: number }) {
  const { data, isPending } = useProviderReviews(providerId);
  const count = data?.current_reviews.filter(({ reply }) => !reply).length;
  const value = count ?? (isPending ? undefined : null);
  return (
    <BoardCard
      Icon={MessageSquareText}
      title="Reseñas sin respuesta"
      value={value}
      note={count === 0 ? 'Respondiste todas.' : 'Responder suma confianza.'}
      isWaiting={Boolean(count)}
      to="/provider/reviews"
      go={count ? 'Responder' : 'Ver reseñas'}
    />
  );
}
