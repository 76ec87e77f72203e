import { useLocation } from 'react-router-dom';
import { isUnavailable } from '../../../../offline/cache/cache.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { AskLink } from '../../../inquiries/AskLink.tsx';
import type { Filters } from '../../filters.ts';
import { useListing } from '../../queries.ts';
import { useSeenListing } from '../offline/use-seen-listing.ts';
import type { Answer } from './answer.ts';

interface StillAskProps {
  answer: Answer;
  /** what was searched for */
  q: string;
  filters: Filters;
}

/**
 * Offers, if a search finds nothing, a pedido to the likeliest trade all the same, and a message to Tero (rule
 * SRCH-155).
 */
export function StillAsk({ answer: { understood, related = [] }, q, filters }: StillAskProps) {
  if (!understood) return null;
  const { categories, alternatives = [], absent, place } = understood;
  const where = filters.coverageArea ?? place?.text;
  const isOffered = (trade: string) => related.some(({ slug, services }) => slug === trade && services > 0);
  const trade = absent ? undefined : [...categories, ...alternatives].find(({ slug }) => isOffered(slug))?.slug;
  return (
    <>
      {trade && <AskTrade trade={trade} within={where} what={q} where={where} />}
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

interface AskTradeProps {
  trade: string;
  /** only who works there */
  within: string | undefined;
  what: string;
  where: string | undefined;
}

/**
 * Leads to the form that asks providers of a trade there, or else anywhere; without signal it asks those that the
 * device knows.
 */
function AskTrade({ trade, within, what, where }: AskTradeProps) {
  const { pathname, search } = useLocation();
  const filters = within ? { coverageArea: within } : {};
  const state = { q: '', exact: false, sort: 'ratingDesc', page: 1, filters } as const;
  const { data, error } = useListing(trade, state);
  const seen = useSeenListing(trade, state, !data && isUnavailable(error));
  const services = (data ?? seen)?.services;
  if (services?.length === 0 && within) return <AskTrade {...{ trade, what, where }} within={undefined} />;
  return services && <AskLink {...{ services, what, where }} list={pathname + search} words="Pedilo igual" />;
}
