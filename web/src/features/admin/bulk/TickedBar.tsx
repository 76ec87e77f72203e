import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { type BulkAct, type BulkTab, bulkTabs } from '@tero/shared/rules/panel/bulk';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { ExportDialog } from '../table/ExportButton.tsx';
import type { Asked, TableSource } from '../table/source-queries.ts';
import { rowsText } from '../table/total-text.ts';
import type { Ticks } from '../ticks/use-ticked.ts';
import { blankMessage, MessageForm } from './MessageForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { type BulkGiven, prepareBatch } from './queries.ts';
import { actLabels, leftOutText } from './words.ts';

interface TickedBarProps<Row> {
  tab: BulkTab;
  ticks: Ticks;
  source: TableSource<Row>;
  asked: Asked;
  found: { total: number; totalIsFloor: boolean };
}

type Open = { act: 'move' | 'message' | 'export' } | { batch: BulkBatch } | null;

/**
 * Offers actions on the ticked rows. Before an action runs, the server says which rows it would change (rule ADM-130).
 */
export function TickedBar<Row>({ tab, ticks, source, asked, found }: TickedBarProps<Row>) {
  const [open, setOpen] = useState<Open>(null);
  // kept here, so that the text is still there when the administrator returns from the preview
  const [message, setMessage] = useState(blankMessage);
  const close = () => setOpen(null);
  const prepare = useAdminWrite(prepareBatch);
  const given = { tab, query: ticks.query };
  const exported = ticks.all ? asked : { ...asked, search: '', filters: { ids: ticks.query.ids ?? '' } };

  function preview(batch: BulkBatch) {
    if (batch.total > 0) return setOpen({ batch });
    close();
    toast.info(`No hay nada para cambiar. ${leftOutText(batch) ?? ''}`.trim());
  }
  function begin(act: BulkAct) {
    if (act === 'move' || act === 'message') return setOpen({ act });
    prepare.mutate({ ...given, act } satisfies BulkGiven, {
      onSuccess: preview,
      onError: (error) => void toast.error(messageOf(error, 'No pudimos cargar las filas elegidas. Probá de nuevo.')),
    });
  }
  return (
    <section
      aria-label="Filas elegidas"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-primary-soft px-3 text-on-primary-soft text-sm max-lg:py-2 max-lg:shadow-float lg:flex-nowrap lg:overflow-x-auto lg:whitespace-nowrap lg:[&_button]:px-2"
    >
      <p role="status" className="flex min-h-9 items-center font-semibold">
        {ticks.all ? `Todas: ${rowsText(found)}` : ticks.number === 1 ? '1 elegida' : `${ticks.number} elegidas`}
      </p>
      {!ticks.all && found.total > ticks.number && (
        <Button size="sm" variant="ghost" onClick={ticks.tickAll}>
          Elegir las de todas las páginas ({rowsText(found)})
        </Button>
      )}
      <div className="ml-auto flex flex-wrap gap-1 lg:flex-nowrap">
        {bulkTabs[tab].map((act) => (
          <Button
            key={act}
            size="sm"
            variant="ghost"
            aria-haspopup="dialog"
            busy={prepare.isPending && prepare.variables.act === act}
            onClick={() => begin(act)}
          >
            {actLabels[act]}
          </Button>
        ))}
        {source.csv && (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen({ act: 'export' })}>
            Exportar elegidas
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={ticks.clear}>
          Quitar selección
        </Button>
      </div>
      {open && 'batch' in open && <PreviewDialog batch={open.batch} onClose={close} onDone={ticks.clear} />}
      {open && 'act' in open && open.act === 'move' && <MoveForm given={given} onPrepared={preview} onClose={close} />}
      {open && 'act' in open && open.act === 'message' && (
        <MessageForm given={given} begun={message} onWritten={setMessage} onPrepared={preview} onClose={close} />
      )}
      {open && 'act' in open && open.act === 'export' && (
        <ExportDialog source={source} asked={exported} onClose={close} which="Las que elegiste" />
      )}
    </section>
  );
}
