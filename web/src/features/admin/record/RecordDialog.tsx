import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Column } from '../table/column.ts';

interface RecordDialogProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  row: Row;
  onClose: () => void;
  actions?: ReactNode;
}

/** Shows a single row in a dialog, for tables without a form. */
export function RecordDialog<Row>({ title, columns, row, onClose, actions }: RecordDialogProps<Row>) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={actions}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {columns.map(({ label, cell, wide }) => (
          <div key={label} className={wide ? 'sm:col-span-2' : undefined}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
