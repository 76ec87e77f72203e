import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money/money';
import { statisticsOf } from './selection.ts';

/** The figures of the list in one line, which is pushed aside on phones: the favourites themselves stand first. */
export function SummaryLine({ favorites }: { favorites: readonly Favorite[] }) {
  const { total, averagePrice, topCategory, potentialSaving } = statisticsOf(favorites);
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys push the row too
      tabIndex={0}
      aria-label="Resumen"
      className="flex gap-x-5 overflow-x-auto whitespace-nowrap py-1 text-sm -outline-offset-3 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:text-base"
    >
      <Figure name="Total" value={String(total)} />
      <Figure name="Precio promedio" value={averagePrice === null ? '—' : formatPesos(averagePrice)} />
      <Figure name="Ahorro potencial" value={formatPesos(potentialSaving)} />
      <Figure name="Categoría más guardada" value={topCategory ?? '—'} />
    </ul>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <span className="text-muted">{name}</span> <strong>{value}</strong>
    </li>
  );
}
