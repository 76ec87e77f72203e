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
  const where = filters.coverageArea ?? place?.text;
  const trades = absent ? [] : [...categories, ...alternatives].map(({ slug }) => slug);
  const there = trades.map((trade) => ({ trade, where }));
  const anywhere = where ? trades.map((trade) => ({ trade, where: undefined })) : [];
  return (
    <>
      <AskAnyway among={[...there, ...anywhere]} what={q} where={where} />
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

interface AskAnywayProps {
  /** trades and places, in the order in which they are tried */
  among: readonly { trade: string; where: string | undefined }[];
  what: string;
  where: string | undefined;
}

/** Leads to asking the first trade that anybody offers; nothing if there is none. */
function AskAnyway({ among: [first, ...others], ...asked }: AskAnywayProps) {
  return first && <AskTrade first={first} others={others} {...asked} />;
}

interface AskTradeProps extends Omit<AskAnywayProps, 'among'> {
  first: AskAnywayProps['among'][number];
  others: AskAnywayProps['among'];
}

function AskTrade({ first, others, what, where }: AskTradeProps) {
  const { pathname, search } = useLocation();
  const filters = first.where ? { coverageArea: first.where } : {};
  const { data } = useListing(first.trade, { q: '', exact: false, sort: 'ratingDesc', page: 1, filters });
  if (data?.services.length === 0) return <AskAnyway among={others} {...{ what, where }} />;
  return (
    data && <AskLink services={data.services} {...{ what, where }} list={pathname + search} words="Pedilo igual" />
  );
}
