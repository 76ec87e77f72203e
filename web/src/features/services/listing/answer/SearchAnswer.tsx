import type { SearchCorrection, UnderstoodSearch } from '@tero/shared/contract/search';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { fold } from '@tero/shared/rules/text/text';
import { Link } from 'react-router-dom';
import { useListingAddress } from '../../listing-address.ts';
import type { ListingState } from '../../listing-state.ts';
import type { Answer } from './answer.ts';
import { correctedWords } from './corrected-words.ts';

/** Says what was corrected in a search, and offers other places with its place's name (rule SRCH-103). */
export function SearchAnswer({ answer, q }: { answer: Answer; q: string }) {
  const { hrefOf } = useListingAddress();
  const { understood, correction } = answer;
  const others = understood ? othersOf(understood.place) : [];
  if (!understood || (!correction && others.length === 0)) return null;
  return (
    <div className="flex flex-col gap-2">
      {correction && <Correction q={q} correction={correction} hrefOf={hrefOf} />}
      {understood.place && others.length > 0 && (
        <Others understood={understood} place={understood.place.text} others={others} hrefOf={hrefOf} />
      )}
    </div>
  );
}

interface Href {
  hrefOf: (changes: Partial<ListingState>) => string;
}

function Correction({ q, correction, hrefOf }: Href & { q: string; correction: SearchCorrection }) {
  // a sentence stands above already
  const isAll = correction.from.join(' ') === fold(q);
  return (
    <p>
      Mostramos resultados de <strong>{correctedWords(q, correction)}</strong>.{' '}
      <Link to={hrefOf({ q, exact: true })} className="font-semibold text-link underline">
        {isAll ? `Buscar «${q}» tal cual` : 'Buscar tal cual'}
      </Link>
      {correction.options.map((option) => (
        <span key={option}>
          {' '}
          ¿Quisiste decir{' '}
          <Link to={hrefOf({ q: option, exact: false })} className="font-semibold text-link underline">
            {option}
          </Link>
          ?
        </span>
      ))}
    </p>
  );
}

/** Places of the same name; what people read as the very place is none (rule SRCH-97). */
function othersOf(place: UnderstoodSearch['place']): string[] {
  return place?.others.filter((other) => placeLabel(other) !== placeLabel(place.text)) ?? [];
}

interface OthersProps extends Href {
  understood: UnderstoodSearch;
  place: string;
  others: readonly string[];
}

/** The same name in other departments. */
function Others({ understood, place, others, hrefOf }: OthersProps) {
  const rest = understood.chips.find(({ kind }) => kind === 'place')?.without ?? '';
  return (
    <p className="text-muted text-sm">
      Buscamos en {placeLabel(place)}. ¿Era otro lugar?{' '}
      {others.map((other, at) => (
        <span key={other}>
          {at > 0 && <span> · </span>}
          <Link to={hrefOf({ q: `${rest} en ${other}`.trim(), exact: false })} className="text-link underline">
            {placeLabel(other)}
          </Link>
        </span>
      ))}
    </p>
  );
}
