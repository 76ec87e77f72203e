import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money';
import { Banknote, Heart, type LucideIcon, PiggyBank, Tag } from 'lucide-react';
import { statisticsOf } from './selection.ts';

export function SummaryCards({ favorites }: { favorites: readonly Favorite[] }) {
  const { total, averagePrice, topCategory, potentialSaving } = statisticsOf(favorites);
  return (
    <ul aria-label="Resumen" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure Icon={Heart} name="Total" value={String(total)} />
      <Figure Icon={Banknote} name="Precio promedio" value={averagePrice === null ? '—' : formatPesos(averagePrice)} />
      <Figure Icon={Tag} name="Categoría principal" value={topCategory ?? '—'} />
      <Figure Icon={PiggyBank} name="Ahorro potencial" value={formatPesos(potentialSaving)} />
    </ul>
  );
}

function Figure({ Icon, name, value }: { Icon: LucideIcon; name: string; value: string }) {
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-primary-soft text-on-primary-soft">
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-sm">{name}</p>
        <p className="font-bold font-heading text-base leading-tight [overflow-wrap:anywhere] min-[22rem]:text-lg sm:text-xl">
          {value}
        </p>
      </div>
    </li>
  );
}
