import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBatchSteps, useLastBatch } from './queries.ts';
import { batchText, keptText } from './words.ts';

/**
 * Says what the administrator's last change of many rows did. Offers to undo the change for 10 seconds, on every tab
 * and after a reload (rule ADM-132).
 */
export function BatchBar() {
  const { data: batch, dataUpdatedAt } = useLastBatch();
  const [closed, close] = useState('');
  const steps = useBatchSteps();
  const name = batch && `${batch.id} ${batch.state}`;
  if (!batch || closed === name) return null;
  const kept = keptText(batch);
  const isPlain = kept === null && (batch.state === 'done' || batch.state === 'waiting' || batch.state === 'sent');
  const isHalfDone = batch.state === 'running' || batch.state === 'undoing';
  const go = (back: boolean) =>
    steps.mutate(
      { id: batch.id, act: batch.act, back },
      { onError: (error) => void toast.error(messageOf(error, 'No pudimos hacer el cambio. Probá de nuevo.')) },
    );
  const bar = (
    <div
      data-batch=""
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-4 py-1 text-sm shadow-float lg:left-60"
    >
      <p role="status" className="min-h-9 grow content-center py-1.5 wrap-anywhere">
        {batchText(batch)} {kept}
      </p>
      {isHalfDone && (
        <Button size="sm" variant="ghost" busy={steps.isPending} onClick={() => go(batch.state === 'undoing')}>
          Seguir
        </Button>
      )}
      {batch.state !== 'undoing' && (
        <ForAWhile key={dataUpdatedAt} milliseconds={batch.undo_ms}>
          <Button size="sm" variant="outline" busy={steps.isPending} onClick={() => go(true)}>
            Deshacer
          </Button>
        </ForAWhile>
      )}
      <Button size="sm" variant="ghost" aria-label="Cerrar el mensaje del cambio" onClick={() => close(name ?? '')}>
        Cerrar
      </Button>
    </div>
  );
  // once the time to undo is over, a complete change needs no message
  return isPlain ? (
    <ForAWhile key={dataUpdatedAt} milliseconds={batch.undo_ms}>
      {bar}
    </ForAWhile>
  ) : (
    bar
  );
}

/** Shows its children until the time has passed, then nothing. */
function ForAWhile({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [isOver, setOver] = useState(milliseconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver ? null : children;
}
