import { backWords, type Pause, spanWords } from '@tero/shared/rules/services/pause';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useEndPause } from './queries.ts';

/** Shows a provider's current or planned pause, with a button to end it (rule PAUSE-7). */
export function PauseOfPerson({ id, pause }: { id: number; pause: Pause }) {
  const [asks, setAsks] = useState(false);
  const end = useEndPause();
  const { from, until, note } = pause;
  function endNow() {
    end.mutate(id, {
      onSuccess: ({ message }) => toast.success(message ?? 'Terminó la pausa'),
      onError: (error) => toast.error(messageOf(error, 'No pudimos terminar la pausa. Probá de nuevo.')),
      onSettled: () => setAsks(false),
    });
  }
  return (
    <Card className="p-4!">
      <section aria-labelledby="pausa" className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h2 id="pausa" className="text-lg">
            {from ? 'Pausa planeada' : 'En pausa'}
          </h2>
          <p className="wrap-anywhere text-muted text-sm">
            {from ? spanWords({ from, until }) : backWords(pause)}
            {note && <span>{` · ${note}`}</span>}
          </p>
        </div>
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {from ? 'Anular la pausa' : 'Terminar la pausa'}
        </Button>
      </section>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={from ? '¿Anular la pausa?' : '¿Terminar la pausa?'}
        description={`${from ? 'Todavía no empezó: no le avisamos a nadie.' : 'Sus servicios vuelven ahora a las listas, y le avisamos.'} El cambio queda registrado.`}
        confirmLabel={from ? 'Anular' : 'Terminar'}
        busyLabel={from ? 'Anulando...' : 'Terminando...'}
        variant="primary"
        busy={end.isPending}
        onConfirm={endNow}
      />
    </Card>
  );
}
