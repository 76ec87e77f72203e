import MessageSquareText from 'lucide-react/icons/message-square-text';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { ReviewList, ReviewListSkeleton } from '../reviews/list/ReviewList.tsx';
import { ReviewsFailure } from '../reviews/list/ReviewsFailure.tsx';
import { useOwnReviews } from './queries.ts';

/** Shows the person's own reviews, with the actions that are still possible (rule REV-85). */
export function OwnReviews() {
  const { data: reviews, error, isPending, refetch } = useOwnReviews();
  if (isPending) return <ReviewListSkeleton />;
  if (!reviews) return <ReviewsFailure error={error} onRetry={() => void refetch()} />;
  if (reviews.length > 0) return <ReviewList label="Tus reseñas" reviews={reviews} showService />;
  return (
    <EmptyState
      icon={<MessageSquareText size={30} aria-hidden="true" />}
      title="Todavía no dejaste reseñas"
      text="Acá van a quedar las reseñas que dejes. Durante 30 días podés editarlas o eliminarlas."
      actions={<LinkButton to="/historial?tab=contacted">Ver a quién contactaste</LinkButton>}
    />
  );
}
