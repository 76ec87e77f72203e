import type { RelatedCategories, SearchCorrection, UnderstoodSearch } from '@tero/shared/contract/search';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../../../parts/category/queries.ts';
import type { ListingState } from '../../listing-state.ts';
import type { Answer } from './answer.ts';

interface SearchAnswerProps {
  q: string;
  answer: Answer;
  hrefOf: (changes: Partial<ListingState>) => string;
}

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill bg-primary-soft px-4 font-medium text-on-primary-soft text-sm hover:bg-sunken lg:min-h-9';

/** What a search was understood as: its correction, and parts that can be taken out (rules SRCH-103 and SRCH-109). */
export function SearchAnswer({ q, answer, hrefOf }: SearchAnswerProps) {
  const { understood, correction } = answer;
  if (!understood) return null;
  return (
    <div className="flex flex-col gap-2">
      {correction && <Correction q={q} correction={correction} hrefOf={hrefOf} />}
      <Chips understood={understood} hrefOf={hrefOf} />
      {understood.place && understood.place.others.length > 0 && (
        <Others understood={understood} place={understood.place} hrefOf={hrefOf} />
      )}
    </div>
  );
}

type Href = Pick<SearchAnswerProps, 'hrefOf'>;

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

function Chips({ understood: { chips }, hrefOf }: Href & { understood: UnderstoodSearch }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Lo que entendimos" className="flex flex-wrap gap-2">
      {chips.map(({ kind, value, label, without }) => (
        <li key={`${kind}:${value}`} className="max-w-full">
          <Link
            to={hrefOf({ q: without, exact: false })}
            aria-label={`Quitar de la búsqueda: ${label}`}
            className={chip}
          >
            <span className="truncate">{label}</span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
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
          {at > 0 && ' · '}
          <Link to={hrefOf({ q: `${rest} en ${other}`.trim(), exact: false })} className="text-link underline">
            {other}
          </Link>
        </span>
      ))}
    </p>
  );
}

interface RelatedLinksProps {
  related: RelatedCategories;
  title: string;
  /** where the list is */
  place: string | undefined;
}

/** Categories that lead on from a short or empty list. */
export function RelatedLinks({ related, title, place }: RelatedLinksProps) {
  if (related.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {related.map(({ slug, name, services }) => (
          <li key={slug}>
            <Link to={categoryPath({ slug }, place)} className={chip}>
              {place ? name : `${name} · ${services} ${services === 1 ? 'servicio' : 'servicios'}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an empty search says. */
export function emptyWords({ understood }: Answer, hasFilters: boolean): { title: string; text: string } {
  if (understood?.absent) {
    return {
      title: `Todavía no hay ${understood.absent.toLowerCase()} en Tero`,
      text: 'Tocá «Avisame de nuevos servicios» y te decimos cuando haya. Mientras tanto, esto es lo más parecido.',
    };
  }
  const title = 'No se encontraron servicios';
  if (hasFilters) return { title, text: 'Probá con menos filtros.' };
  const [category] = understood?.categories ?? [];
  if (!category) return { title, text: 'Probá con otras palabras o mirá todo lo que hay.' };
  const where = understood?.place ? ` en ${placeLabel(understood.place.text)}` : '';
  return { title, text: `Entendimos ${category.name}${where}, y todavía no hay. Podés pedir que te avisemos.` };
}
