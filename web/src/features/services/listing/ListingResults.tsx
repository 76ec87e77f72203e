import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { UnexpectedFormat } from '../../../lib/http/unexpected-format.ts';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { ServiceGridSkeleton } from '../card/ServiceGrid.tsx';
import type { ListingAnswer } from '../queries.ts';
import { EmptyResults } from './answer/EmptyResults.tsx';
import type { Narrowed } from './answer/empty-words.ts';
import { useFirstCards } from './answer/first-cards.ts';
import { GroupedResults } from './answer/GroupedResults.tsx';

interface ListingResultsProps {
  listing: UseQueryResult<ListingAnswer>;
  /** actions for an empty list */
  ways: ReactElement;
  narrowed: Narrowed;
}

/** The four states of the list; the previous page stays while the next one loads. */
export function ListingResults({ listing, ways, narrowed }: ListingResultsProps) {
  const { data, error, isPlaceholderData } = listing;
  if (!data) {
    if (!error) return <ServiceGridSkeleton count={12} columns={3} />;
    if (error instanceof OfflineError) return <OfflineState onRetry={() => void listing.refetch()} />;
    const isFormat = error instanceof UnexpectedFormat;
    return (
      <ErrorState
        title={isFormat ? 'No se pudieron cargar los servicios. Formato incorrecto.' : 'Error al cargar los servicios'}
        message="Puede ser algo pasajero. Probá de nuevo."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (data.services.length === 0) {
    return <EmptyResults answer={data} narrowed={narrowed} ways={ways} />;
  }
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <Cards data={data} />
    </div>
  );
}

function Cards({ data }: { data: ListingAnswer }) {
  const services = useFirstCards(data.services);
  return <GroupedResults services={services} understood={data.understood} />;
}
