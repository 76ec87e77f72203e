import type { Endpoint } from '@tero/shared/contract/endpoint';
import { Download } from 'lucide-react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Asked, useExport } from './source-queries.ts';

/** Exports all rows that match the search and the filters, not only this page. */
export function ExportButton({ csv, asked }: { csv: Endpoint; asked: Asked }) {
  const save = useExport(csv);
  return (
    <Button
      variant="outline"
      busy={save.isPending}
      onClick={() =>
        save.mutate(asked, { onError: (error) => void toast.error(messageOf(error, 'Error al exportar los datos')) })
      }
    >
      {!save.isPending && <Download size={18} aria-hidden="true" />}
      {save.isPending ? 'Exportando...' : 'Exportar CSV'}
    </Button>
  );
}
