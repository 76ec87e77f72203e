import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money/money';
import { statisticsOf } from './selection.ts';

/** The figures of the list, a card each. */
export function SummaryCards({ favorites }: { favorites: readonly Favorite[] }) {
  const { total, averagePrice, topCategory, potentialSaving } = statisticsOf(favorites);
  return (
    <ul aria-label="Resumen" className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <Figure name="Total" value={String(total)} />
      <Figure name="Precio promedio" value={averagePrice === null ? '—' : formatPesos(averagePrice)} />
      <Figure name="Ahorro potencial" value={formatPesos(potentialSaving)} />
      <Figure name="Categoría más guardada" value={topCategory ?? '—'} />
    </ul>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface px-3 py-2 sm:px-4 sm:py-3">
      <span className="text-muted text-sm">{name}</span>
      <strong className="mt-auto sm:text-lg">{value}</strong>
    </li>
  );
}
