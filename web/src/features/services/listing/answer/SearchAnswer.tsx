import type { SearchCorrection, UnderstoodSearch } from '@tero/shared/contract/search';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { Link } from 'react-router-dom';
import { useListingAddress } from '../../listing-address.ts';
import type { ListingState } from '../../listing-state.ts';
import type { Answer } from './answer.ts';

/** What a search was understood as: its correction, and parts that can be taken out (rules SRCH-103 and SRCH-109). */
export function SearchAnswer({ answer }: { answer: Answer }) {
  const { state, hrefOf } = useListingAddress();
  const { understood, correction } = answer;
  const others = understood?.place?.others.length ?? 0;
  if (!understood || (!correction && others === 0)) return null;
  return (
    <div className="flex flex-col gap-2">
      {correction && <Correction q={state.q} correction={correction} hrefOf={hrefOf} />}
      {understood.place && understood.place.others.length > 0 && (
        <Others understood={understood} place={understood.place} hrefOf={hrefOf} />
      )}
    </div>
  );
}

interface Href {
  hrefOf: (changes: Partial<ListingState>) => string;
}

function Correction({ q, correction, hrefOf }: Href & { q: string; correction: SearchCorrection }) {
  return (
    <p>
      Mostramos resultados de <strong>{correction.to.join(' ')}</strong>.{' '}
      <Link to={hrefOf({ q, exact: true })} className="font-semibold text-link underline">
        Buscar “{correction.from.join(' ')}” tal cual
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

/** The same name in other departments. */
function Others({
  understood,
  place,
  hrefOf,
}: Href & { understood: UnderstoodSearch; place: NonNullable<UnderstoodSearch['place']> }) {
  const rest = understood.chips.find(({ kind }) => kind === 'place')?.without ?? '';
  return (
    <p className="text-muted text-sm">
      Buscamos en {placeLabel(place.text)}. ¿Era otro lugar?{' '}
      {place.others.map((other, at) => (
        <span key={other}>
          {at > 0 && <span> · </span>}
          <Link to={hrefOf({ q: `${rest} en ${other}`.trim(), exact: false })} className="text-link underline">
            {other}
          </Link>
        </span>
      ))}
    </p>
  );
}
