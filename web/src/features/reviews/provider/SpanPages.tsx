import { address } from '@tero/shared/rules/text/address';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { totalsOf } from '../list/arrange.ts';
import { ReviewedProvider } from './ReviewedProvider.tsx';
import { WithReviews } from './ReviewsBoard.tsx';
import { SpanReviews } from './SpanReviews.tsx';
import type { SpanName } from './spans.ts';

export function CurrentReviewsPage() {
  return <SpanPage name="current" title="Reseñas de los últimos 6 meses" />;
}

export function HistoricalReviewsPage() {
  return <SpanPage name="historical" title="Reseñas anteriores" />;
}

/** A page with one of the two lists of a provider's reviews. */
function SpanPage({ name, title }: { name: SpanName; title: string }) {
  const providerId = Number(useParams().id);
  const other = name === 'current' ? 'historical' : 'current';
  return (
    <ReviewedProvider providerId={providerId} title={title}>
      <WithReviews providerId={providerId}>
        {(spans) => (
          <>
            <SpanReviews span={spans[name]} />
            <nav aria-label="Otras reseñas del proveedor" className="flex flex-wrap gap-3">
              <LinkButton to={address`/provider/${providerId}/reviews/${other}`} variant="outline">
                {`${spans[other].title} (${totalsOf(spans[other].reviews).count})`}
              </LinkButton>
              <LinkButton to={address`/provider/${providerId}/reviews`} variant="ghost">
                Todas las reseñas
              </LinkButton>
            </nav>
          </>
        )}
      </WithReviews>
    </ReviewedProvider>
  );
}
