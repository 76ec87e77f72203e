import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Asked, type TableSource, useExport, useTablePage } from './source-queries.ts';
import { rowsText } from './total-text.ts';

interface ExportButtonProps<Row> {
  source: TableSource<Row>;
  asked: Asked;
  /** the screen is about to request other rows */
  isAhead: boolean;
}

/** Exports the rows of all the table's pages, in its order. A dialog first says how many rows there are. */
export function ExportButton<Row>({ source, asked, isAhead }: ExportButtonProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" disabled={isAhead} onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        Exportar CSV
      </Button>
      {open && <ExportDialog source={source} asked={asked} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ExportDialogProps<Row> extends Omit<ExportButtonProps<Row>, 'isAhead'> {
  /** says which rows are exported, if they differ from the rows that the table shows */
  which?: string;
  onClose: () => void;
}

/** Says how many rows an export will have, then downloads the file. */
export function ExportDialog<Row>({ source, asked, which: named, onClose }: ExportDialogProps<Row>) {
  const { exported } = source;
  const wanted = { ...asked, filters: { ...asked.filters, ...exported?.filters } };
  const { data, error, refetch } = useTablePage(source, { ...wanted, page: 1, after: undefined, before: undefined });
  const save = useExport(source);
  const isNarrowed = asked.search !== '' || Object.keys(asked.filters ?? {}).length > 0;
  const which =
    named ?? exported?.words ?? (isNarrowed ? 'Las que muestra la tabla con esta búsqueda y estos filtros' : 'Todas');
  const how = `${which}, de todas las páginas y en el mismo orden. La exportación queda registrada.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? `Exportar ${rowsText(data)}` : 'Exportar'}
      description={error ? messageOf(error, 'No pudimos contar las filas. Probá de nuevo.') : data ? how : 'Contando…'}
      // the export starts only after the dialog has said how many rows there are
      confirmLabel={data ? 'Descargar' : error ? 'Probar de nuevo' : 'Contando…'}
      busyLabel="Exportando..."
      variant="primary"
      busy={save.isPending}
      onConfirm={() => {
        if (!data) return void refetch();
        save.mutate(wanted, {
          onSuccess: () => {
            toast.success(`Se descargaron ${rowsText(data)}`);
            onClose();
          },
          onError: (failure) => void toast.error(messageOf(failure, 'Error al exportar los datos')),
        });
      }}
    />
  );
}
