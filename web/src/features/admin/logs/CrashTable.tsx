import type { CrashEntry } from '@tero/shared/contract/admin/crashes';
import { dateAndTime } from '@tero/shared/rules/time/time';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { crashesTable } from './queries.ts';

const columns: readonly Column<CrashEntry>[] = [
  { label: 'Última vez', cell: ({ last_at }) => dateAndTime(last_at) },
  { label: 'Desde', cell: ({ first_at }) => dateAndTime(first_at) },
  { label: 'Veces', cell: ({ count }) => count, align: 'right' },
  { label: 'Pantalla', cell: ({ route }) => <code>{route}</code>, card: 'none' },
  { label: 'Falla', cell: (crash) => <Failure {...crash} />, wide: true, wraps: true },
  { label: 'Versión', cell: ({ build }) => <code>{build}</code> },
];

/** Lists crashes of the web app in people's browsers, latest first (rule ADM-28). */
export function CrashTable() {
  return (
    <AdminTable
      label="Fallas en los navegadores"
      source={crashesTable}
      columns={columns}
      nameOf={({ route }) => `Falla en ${route}`}
      loadFailure="Error al cargar las fallas"
      empty="No hubo fallas en los últimos 30 días"
    />
  );
}

/** Shows the message of a crash, and below it the stack, which unfolds. */
function Failure({ message, stack }: Pick<CrashEntry, 'message' | 'stack'>) {
  return (
    <>
      <p>{message}</p>
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link lg:min-h-8">
          Pila
          <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <pre className="whitespace-pre-wrap text-left text-xs wrap-anywhere">{stack}</pre>
      </details>
    </>
  );
}
