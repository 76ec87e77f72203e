import type { SearchTerm } from '@tero/shared/contract/admin/searches';
import { shortDate } from '@tero/shared/rules/time/time';
import Undo2 from 'lucide-react/icons/undo-2';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { termsTable } from './queries.ts';
import { useTeach } from './use-teach.ts';

const columns: readonly Column<SearchTerm>[] = [
  {
    label: 'Búsqueda',
    sort: 'form',
    card: 'head',
    cell: ({ form }) => <span className="font-semibold">{form}</span>,
    wide: true,
  },
  { label: 'Categoría', cell: ({ category }) => category?.name ?? <Badge>Descartada</Badge> },
  { label: 'Desde', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];

/** Lists the decisions about searches, each with a button to undo it (rule SRCH-145). */
export function TermTable() {
  const { forget, isBusy } = useTeach();
  return (
    <AdminTable
      label="Búsquedas aprendidas"
      source={termsTable}
      columns={columns}
      nameOf={({ form }) => form}
      loadFailure="No pudimos cargar las búsquedas aprendidas. Probá de nuevo."
      empty="Todavía no hay búsquedas aprendidas"
      actions={(row) => (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => forget(row)}
          aria-label={`Deshacer ${row.form}`}
        >
          <Undo2 size={18} aria-hidden="true" />
          Deshacer
        </Button>
      )}
    />
  );
}
