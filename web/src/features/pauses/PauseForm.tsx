import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { pauseBody, type pauses } from '@tero/shared/contract/pauses';
import { limits } from '@tero/shared/limits';
import { citaWhen } from '@tero/shared/rules/quotes/cita';
import {
  firstDayFault,
  longestPause,
  type Pause,
  type PlannedPause,
  returnFault,
} from '@tero/shared/rules/services/pause';
import { addDays, dayAndMonth, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { useSubmit } from '../../common/form/use-submit.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useGoBack } from '../../lib/navigation/go-back.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import type { SendResult } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useComingCitas } from '../quotes/cita/coming-queries.ts';
import { useSetPause } from './queries.ts';

/** Validates a current pause: it keeps its first day, and the form has no field for that day. */
const running = pauseBody.omit({ from: true }).superRefine(checkDays);
const coming = pauseBody.superRefine(checkDays);

function checkDays({ from, until }: { from?: string | null | undefined; until: string }, context: z.RefinementCtx) {
  const now = new Date();
  const early = from && firstDayFault(from, now);
  const message = early || returnFault(until, now, from);
  if (message) context.addIssue({ code: 'custom', path: [early ? 'from' : 'until'], message });
}

const words = (error: Error) => messageOf(error, 'No pudimos guardar tu pausa. Probá de nuevo.');

/** Shows a form for the days of a pause and a message about it. A current or planned pause can also be ended here. */
export function PauseForm({ pause, planned }: { pause: Pause | null; planned: PlannedPause | null }) {
  const today = localDay(new Date());
  const known = pause ?? planned;
  const form = useZodForm<z.input<typeof pauseBody>, z.output<typeof pauseBody>>(pause ? running : coming, {
    from: planned?.from ?? today,
    until: known?.until ?? '',
    note: known?.note ?? '',
  });
  const from = form.watch('from');
  const first = !pause && from && from > today ? from : today;
  const goBack = useGoBack();
  const tellQueued = useTellQueued();
  const save = useSetPause();
  const end = useSetPause();
  const told = (result: SendResult<ResponseOf<typeof pauses.set>>) => {
    if (result.state === 'sent') toast.success(result.reply.message ?? 'Se guardó');
    else tellQueued(result.item, 'Guardamos tu pausa');
  };
  const { submit, failure } = useSubmit(form, save, { words, onSent: told });
  function comeBack() {
    save.reset();
    end.mutate(
      { until: null, note: null },
      {
        onSuccess: (result) => {
          form.reset({ from: today, until: '', note: '' });
          told(result);
        },
      },
    );
  }
  const endWords = planned
    ? { label: 'Anular la pausa', busy: 'Anulando...' }
    : { label: 'Terminar la pausa ahora', busy: 'Terminando...' };
  const fault = failure ?? (end.error && words(end.error));
  return (
    <>
      {known && (
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 border-0 bg-warn-ground! text-warn-ink">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-xl">
              {planned ? `Tu pausa empieza el ${dayAndMonth(planned.from)}` : 'Estás en pausa'}
            </h2>
            <p>Volvés el {dayAndMonth(known.until)}.</p>
          </div>
          <Button variant="outline" busy={end.isPending} onClick={comeBack} className="max-sm:w-full">
            {end.isPending ? endWords.busy : endWords.label}
          </Button>
        </Card>
      )}
      <Card className="sm:p-7">
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          {!pause && (
            <TextField
              form={form}
              name="from"
              label="Desde"
              type="date"
              min={today}
              max={longestPause(new Date())}
              hint={`Desde hoy y hasta dentro de ${limits.pauseMonths} meses.`}
            />
          )}
          <TextField
            form={form}
            name="until"
            label="Volvés el"
            type="date"
            min={addDays(first, 1)}
            max={longestPause(first === today ? new Date() : startOfDay(first))}
            hint={`Una pausa dura como mucho ${limits.pauseMonths} meses.`}
          />
          <TextField
            form={form}
            name="note"
            label="Motivo"
            hint="Mostramos el motivo al lado de la fecha, por ejemplo: Vacaciones."
            maxLength={limits.pauseNote}
            optional
          />
          <CitasMeanwhile from={first} until={form.watch('until')} />
          <p className="text-muted">La pausa no detiene tu suscripción. Los cobros siguen en la misma fecha.</p>
          {fault && <FormNotice tone="danger">{fault}</FormNotice>}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="outline" onClick={goBack}>
              Cancelar
            </Button>
            <Button type="submit" busy={save.isPending}>
              {save.isPending ? 'Guardando...' : known ? 'Cambiar la pausa' : 'Pausar mis servicios'}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

/** Lists the appointments (citas) within the days of a pause; the pause does not change them. */
function CitasMeanwhile({ from, until }: { from: string; until: string }) {
  const citas = useComingCitas().data?.filter(({ as, day }) => as === 'provider' && day >= from && day < until);
  if (!citas?.length) return null;
  return (
    <FormNotice tone="warning">
      {citas.length === 1 ? 'Ese tiempo tenés una cita' : `Ese tiempo tenés ${citas.length} citas`}. La pausa no{' '}
      {citas.length === 1 ? 'la cambia' : 'las cambia'}:
      <ul className="mt-1 list-disc pl-5">
        {citas.map((cita) => (
          <li key={cita.path}>
            <Link to={cita.path} className="inline-block py-1.5 font-semibold underline underline-offset-4">
              {`${citaWhen(cita)}, con ${cita.other}`}
            </Link>
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}
