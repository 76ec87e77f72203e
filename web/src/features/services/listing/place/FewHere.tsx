import { useQuery } from '@tanstack/react-query';
import type { ServiceCard } from '@tero/shared/contract/services';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useLocation } from 'react-router-dom';
import { cx } from '../../../../ui/cx.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { askAddress } from '../../../inquiries/ask-address.ts';
import { askedList } from '../../../inquiries/asked-list.ts';
import { onesOf } from '../../../inquiries/ones-of.ts';
import { useListingAddress } from '../../listing-address.ts';
import { listing, useListing } from '../../queries.ts';
import { hasMore, isFew, meantOf } from './few-here.ts';
import { aroundWords, hereWords, partsOf, seeWords } from './few-words.ts';

/**
 * Says, if only the chosen place leaves fewer than two providers, how many there are around it, and offers to ask them
 * all (rule ASK-25). Shows nothing if it leaves several, and while the list is not known.
 */
export function FewHere({ place }: { place: string }) {
  const { category, state } = useListingAddress();
  const { data, isPlaceholderData } = useListing(category, state);
  const few = data && !isPlaceholderData && isFew(data, state.page) ? meantOf(data) : null;
  return few && <Around services={few} what={state.q} place={place} />;
}

interface AroundProps {
  /** the list, of one provider or none */
  services: readonly ServiceCard[];
  what: string;
  place: string;
}

/** Shows the providers around the place; it keeps its height while it counts. */
function Around(props: AroundProps) {
  const { services, what, place } = props;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const wider = askedList(new URLSearchParams({ desde: here }))?.wider ?? [];
  const { within } = partsOf(place);
  const nearby = useAsked({ ...props, area: within, wanted: true });
  const isThin = within !== undefined && nearby.ones !== undefined && nearby.ones.length < 2;
  const anywhere = useAsked({ ...props, area: undefined, wanted: isThin });
  const { ones, isMore, isOver } = isThin ? anywhere : nearby;
  const [list] = isThin ? wider.slice(-1) : wider;
  const found = ones && ones.length > 1 ? ones : undefined;
  const count = found?.length ?? 0;
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunken px-4 py-3">
      <p role="status">
        <strong className="font-semibold">{hereWords(onesOf(services).length, place)}</strong>{' '}
        {found && <span>{aroundWords(count, isMore, isThin ? undefined : within)}</span>}
      </p>
      {list && (found || !isOver || !ones) && (
        <>
          <p className={cx('text-muted text-sm', !found && 'invisible')}>
            Escribís el pedido una sola vez y elegís a quiénes mandárselo. Nadie lo recibe hasta que abras su chat.
          </p>
          <div className="flex flex-wrap gap-2">
            {(found || !isOver) && (
              <LinkButton
                to={askAddress({ ones: found ?? [], what, place, list: here })}
                variant="outline"
                size="sm"
                className={cx(!found && 'invisible')}
              >
                <MessagesSquare size={18} aria-hidden="true" />
                Pedir a varios
              </LinkButton>
            )}
            <LinkButton to={list.to} variant="ghost" size="sm">
              {seeWords(isThin ? undefined : within)}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

interface Asked extends AroundProps {
  /** undefined: everywhere */
  area: string | undefined;
  wanted: boolean;
}

/** Returns the services that the same list would offer in a wider place, those of this place first. */
function useAsked({ services, what, place, area, wanted }: Asked) {
  const { category, state } = useListingAddress();
  const { coverageArea: _, ...others } = state.filters;
  const filters = area === undefined ? others : { ...others, coverageArea: area };
  const { q, exact, sort } = state;
  const { data, isError } = useQuery({
    ...listing({ category, q, exact }, { sort, page: 1, filters }),
    enabled: wanted,
  });
  return {
    ones: data && onesOf([...services, ...meantOf(data)], { what, where: place }),
    isMore: data !== undefined && hasMore(data),
    isOver: isError || data !== undefined,
  };
}
