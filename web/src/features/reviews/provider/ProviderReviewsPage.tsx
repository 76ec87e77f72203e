import { useParams } from 'react-router-dom';
import { ReviewedProvider } from './ReviewedProvider.tsx';
import { ReviewsBoard } from './ReviewsBoard.tsx';

/** The page with all reviews of a provider, for anyone. */
export function ProviderReviewsPage() {
  const providerId = Number(useParams().id);
  return (
    <ReviewedProvider providerId={providerId} title="Reseñas">
      <ReviewsBoard providerId={providerId} />
    </ReviewedProvider>
  );
}
