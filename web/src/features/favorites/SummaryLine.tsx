import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money/money';
import { statisticsOf } from './selection.ts';

/** The figures of the list as small as a line: the favourites themselves stand first. */
export function SummaryLine({ favorites }: { favorites: readonly Favorite[] }) {
  const { total, averagePrice, topCategory, potentialSaving } = statisticsOf(favorites);
  return (
    <ul aria-label="Resumen" className="flex flex-wrap gap-x-5 gap-y-1 py-1 text-sm sm:text-base">
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
