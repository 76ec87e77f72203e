import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { pauseBody, type pauses } from '@tero/shared/contract/pauses';
import { limits } from '@tero/shared/limits';
import { longestPause, type Pause, returnFault } from '@tero/shared/rules/services/pause';
import { addDays, dayAndMonth, localDay } from '@tero/shared/rules/time/time';
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
import { useSetPause } from './queries.ts';

const schema = pauseBody.superRefine(({ until }, context) => {
  const message = returnFault(until, new Date());
  if (message) context.addIssue({ code: 'custom', path: ['until'], message });
});

const words = (error: Error) => messageOf(error, 'No pudimos guardar tu pausa. Probá de nuevo.');

/** The day of the return and a word about it; in a pause also the way back at once. */
export function PauseForm({ pause }: { pause: Pause | null }) {
  const form = useZodForm(schema, { until: pause?.until ?? '', note: pause?.note ?? '' });
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
          form.reset({ until: '', note: '' });
          told(result);
        },
      },
    );
  }
  const today = localDay(new Date());
  const fault = failure ?? (end.error && words(end.error));
  return (
    <>
      {pause && (
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 border-0 bg-warn-ground! text-warn-ink">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-xl">Estás en pausa</h2>
            <p>Volvés el {dayAndMonth(pause.until)}.</p>
          </div>
          <Button variant="outline" busy={end.isPending} onClick={comeBack} className="max-sm:w-full">
            {end.isPending ? 'Terminando...' : 'Terminar la pausa ahora'}
          </Button>
        </Card>
      )}
      <Card className="sm:p-7">
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <TextField
            form={form}
            name="until"
            label="Volvés el"
            type="date"
            min={addDays(today, 1)}
            max={longestPause(new Date())}
            hint={`Desde mañana y hasta dentro de ${limits.pauseMonths} meses.`}
          />
          <TextField
            form={form}
            name="note"
            label="Motivo"
            hint="Mostramos el motivo al lado de la fecha, por ejemplo: Vacaciones."
            maxLength={limits.pauseNote}
            optional
          />
          <p className="text-muted">La pausa no detiene tu suscripción. Los cobros siguen en la misma fecha.</p>
          {fault && <FormNotice tone="danger">{fault}</FormNotice>}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="outline" onClick={goBack}>
              Cancelar
            </Button>
            <Button type="submit" busy={save.isPending}>
              {save.isPending ? 'Guardando...' : pause ? 'Cambiar la pausa' : 'Pausar mis servicios'}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
