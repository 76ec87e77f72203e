import { decideBody } from '@tero/shared/contract/admin/moderation/cases';
import { actionLabels } from '@tero/shared/rules/moderation';
import { useState } from 'react';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { DecisionFields } from '../moderation/DecisionFields.tsx';
import { actOn } from '../moderation/queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import type { Ticks } from '../ticks/use-ticked.ts';

/** Acts on the ticked reviews, each with a case of its own and a letter to its author (rule TRUST-11). */
export function ActOnTicked({ ticks }: { ticks: Ticks }) {
  const [open, setOpen] = useState(false);
  const form = useZodForm(decideBody, { action: 'hide', reason: null, message: '' });
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
          <p className="flex min-h-9 items-center">Para moderar, elegilas una por una.</p>
        ) : (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Moderar elegidas
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={ticks.clear}>
          Quitar selección
        </Button>
      </div>
      {open && (
        <FormDialog
          title="Moderar reseñas"
          form={form}
          save={async (decision) => {
            // one by one: a case and its letter are whole, or not begun
            for (const id of ids) await actOn({ kind: 'review', id }, decision);
          }}
          onSaved={ticks.clear}
          submitLabel="Hacerlo"
          success="Listo: cada autor recibe el mensaje"
          failure="Se cortó antes de terminar. Hacelo de nuevo: lo hecho no se repite."
          onClose={() => setOpen(false)}
        >
          <SelectField form={form} name="action" label="Qué hacer">
            <option value="hide">{actionLabels.hide}</option>
            <option value="suspend">{actionLabels.suspend}</option>
          </SelectField>
          <DecisionFields form={form} hint="Le llega a cada uno por email y en la app, con el motivo." />
        </FormDialog>
      )}
    </section>
  );
}
