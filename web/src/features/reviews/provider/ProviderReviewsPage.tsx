import { useParams } from 'react-router-dom';
import { ReviewedProvider } from './ReviewedProvider.tsx';
import { ReviewsBoard } from './ReviewsBoard.tsx';

/** Shows all reviews of a provider to anyone. */
export function ProviderReviewsPage() {
  const providerId = Number(useParams().id);
  return (
    <ReviewedProvider providerId={providerId} title="Reseñas">
      <ReviewsBoard providerId={providerId} />
    </ReviewedProvider>
  );
}
