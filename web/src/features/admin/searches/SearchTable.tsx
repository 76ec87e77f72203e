import type { AdminSearch } from '@tero/shared/contract/admin/searches';
import { limits } from '@tero/shared/limits';
import { shortDate, startOfDay } from '@tero/shared/rules/time/time';
import { Badge } from '../../../ui/Badge.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { searchesTable } from './queries.ts';
import { SearchActions } from './SearchActions.tsx';
import { useTeach } from './use-teach.ts';

const columns: readonly Column<AdminSearch>[] = [
  {
    label: 'Búsqueda',
    sort: 'query',
    card: 'head',
    cell: ({ query }) => <span className="font-semibold">{query}</span>,
    wide: true,
  },
  { label: 'Personas', sort: 'people', cell: ({ people }) => people, align: 'right' },
  { label: 'Días', cell: ({ days }) => days, align: 'right' },
  { label: 'Resultados', cell: ({ results }) => <Results count={results} />, align: 'right' },
  { label: 'Abrieron algo', cell: ({ opened, people }) => `${opened} de ${people}`, align: 'right' },
  { label: 'Categoría detectada', cell: (row) => meaningOf(row) },
  { label: 'Qué abrieron', cell: ({ suggestion }) => openedOf(suggestion) },
  { label: 'Última vez', sort: 'last_day', cell: ({ last_day }) => shortDate(startOfDay(last_day).toISOString()) },
];

function meaningOf({ meaning, trade }: AdminSearch): string {
  return meaning ?? (trade ? `${trade}, sin categoría` : 'Nada');
}

/** Says how many people opened services of the suggested category; returns '—' if nobody did. */
function openedOf(suggestion: AdminSearch['suggestion']): string {
  if (!suggestion?.people) return '—';
  return `${suggestion.people} personas, ${suggestion.name}`;
}

function Results({ count }: { count: number }) {
  if (count === 0) return <Badge tone="warning">Ninguno</Badge>;
  return count < limits.searchResultsCounted ? count : `${count} o más`;
}

/** Lists searches that find nothing or lead to few clicks, to assign a category (rules SRCH-144 and SRCH-145). */
export function SearchTable() {
  const { say, isBusy } = useTeach();
  return (
    <AdminTable
      label="Búsquedas sin respuesta"
      source={searchesTable}
      columns={columns}
      usual="Más personas primero"
      nameOf={({ query }) => query}
      loadFailure="No pudimos cargar las búsquedas. Probá de nuevo."
      empty="No hay búsquedas sin respuesta"
      actions={(row) => <SearchActions row={row} isBusy={isBusy} onSay={(id) => say(row.query, id)} />}
    />
  );
}
