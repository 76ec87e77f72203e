import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Ticks } from '../ticks/use-ticked.ts';
import { DecideReviews } from './DecideReviews.tsx';

/** Offers the actions on the ticked reviews (rule TRUST-11). */
export function ActOnTicked({ ticks }: { ticks: Ticks }) {
  const [open, setOpen] = useState(false);
  const ids = (ticks.query.ids ?? '').split(',').map(Number);
  return (
    <section
      aria-label="Filas elegidas"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-primary-soft px-3 text-on-primary-soft text-sm max-lg:py-2 max-lg:shadow-float"
    >
      <p role="status" className="flex min-h-9 items-center font-semibold">
        {ticks.all ? 'Todas' : ticks.number === 1 ? '1 elegida' : `${ticks.number} elegidas`}
      </p>
      <div className="ml-auto flex flex-wrap gap-1">
        {ticks.all ? (
          <p className="flex min-h-9 items-center">Para moderar reseñas, elegilas una por una.</p>
        ) : (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Moderar elegidas
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={ticks.clear}>
          Quitar selección
        </Button>
      </div>
      {open && <DecideReviews ids={ids} onSaved={ticks.clear} onClose={() => setOpen(false)} />}
    </section>
  );
}
