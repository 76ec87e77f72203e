import type { UnderstoodSearch } from '@tero/shared/contract/search';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { AskLink } from '../../../inquiries/AskLink.tsx';
import type { ListingState } from '../../listing-state.ts';
import { useListing } from '../../queries.ts';

interface StillAskProps {
  understood: UnderstoodSearch;
  state: ListingState;
}

/** Where a search finds nothing: a pedido to the likeliest trade all the same, and a message to Tero (rule SRCH-155). */
export function StillAsk({ understood: { categories, alternatives = [], absent, place }, state }: StillAskProps) {
  const { q, filters } = state;
  const trade = absent ? undefined : (categories[0] ?? alternatives[0]);
  return (
    <>
      {trade && <AskAnyway trade={trade.slug} what={q} where={filters.coverageArea ?? place?.text} />}
      <LinkButton
        variant="outline"
        to="/contacto"
        state={{ subject: 'No encuentro lo que busco', message: `Busqué «${q}» y no encontré a nadie.` }}
      >
        Preguntanos
      </LinkButton>
    </>
  );
}

function AskAnyway({ trade, what, where }: { trade: string; what: string; where: string | undefined }) {
  const { pathname, search } = useLocation();
  const filters = where ? { coverageArea: where } : {};
  const { data } = useListing(trade, { q: '', exact: false, sort: 'ratingDesc', page: 1, filters });
  return (
    data && <AskLink services={data.services} {...{ what, where }} list={pathname + search} words="Pedilo igual" />
  );
}
