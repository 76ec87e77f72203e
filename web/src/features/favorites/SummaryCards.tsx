import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money/money';
import { Banknote, Heart, PiggyBank, Tag } from 'lucide-react';
import { Figure, Figures } from '../../ui/Figures.tsx';
import { statisticsOf } from './selection.ts';

export function SummaryCards({ favorites }: { favorites: readonly Favorite[] }) {
  const { total, averagePrice, topCategory, potentialSaving } = statisticsOf(favorites);
  return (
    <Figures label="Resumen">
      <Figure Icon={Heart} name="Total" value={String(total)} />
      <Figure Icon={Banknote} name="Precio promedio" value={averagePrice === null ? '—' : formatPesos(averagePrice)} />
      <Figure Icon={Tag} name="Categoría más guardada" value={topCategory ?? '—'} />
      <Figure Icon={PiggyBank} name="Ahorro potencial" value={formatPesos(potentialSaving)} />
    </Figures>
  );
}
