import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useProviderReviews } from '../../reviews/list/queries.ts';
import { BoardCard } from './BoardCard.tsx';

/** Shows the number of reviews of the last 6 months without a reply (rule REV-94). */
export function ReviewsCard({ providerId }: { providerId: number }) {
  const { data, isPending } = useProviderReviews(providerId);
  const count = data?.current_reviews.filter(({ reply }) => !reply).length;
  const value = count ?? (isPending ? undefined : null);
  return (
    <BoardCard
      Icon={MessageSquareText}
      title="Reseñas sin respuesta"
      value={value}
      note={noteOf(data?.current_reviews.length, count)}
      isWaiting={Boolean(count)}
      to="/provider/reviews"
      go={count ? 'Responder' : 'Ver reseñas'}
    />
  );
}

function noteOf(all: number | undefined, unanswered: number | undefined): string | null {
  if (all === undefined) return null;
  if (all === 0) return 'Todavía no tenés reseñas.';
  return unanswered === 0 ? 'Respondiste todas.' : 'Una respuesta tuya ayuda a que te elijan.';
}
