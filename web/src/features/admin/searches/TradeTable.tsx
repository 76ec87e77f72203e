import type { MissingTrade } from '@tero/shared/contract/admin/searches';
import { shortDate, startOfDay } from '@tero/shared/rules/time/time';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { tradesTable } from './queries.ts';

const columns: readonly Column<MissingTrade>[] = [
  {
    label: 'Oficio',
    sort: 'trade',
    card: 'head',
    cell: ({ trade }) => <span className="font-semibold">{trade}</span>,
    wide: true,
  },
  { label: 'Personas', sort: 'people', cell: ({ people }) => people, align: 'right' },
  { label: 'Días', cell: ({ days }) => days, align: 'right' },
  { label: 'Última vez', sort: 'last_day', cell: ({ last_day }) => shortDate(startOfDay(last_day).toISOString()) },
];

/** Lists trades without a category that people search for, to help decide which categories to add (rule SRCH-148). */
export function TradeTable() {
  return (
    <AdminTable
      label="Oficios sin categoría"
      source={tradesTable}
      columns={columns}
      usual="Más personas primero"
      nameOf={({ trade }) => trade}
      loadFailure="No pudimos cargar los oficios. Probá de nuevo."
      empty="No hay búsquedas de oficios sin categoría"
    />
  );
}
