import { Readable } from 'node:stream';
import { once } from '@tero/shared/once';
import { localDay, timeZone } from '@tero/shared/rules/time/time';
import type { FastifyReply } from 'fastify';

export type Cell = string | number | boolean | null;
/** Column heading → its cell's value. */
export type Columns<R> = Readonly<Record<string, (row: R) => Cell>>;

/** UTF-8 byte order mark: Excel needs it. */
const mark = '\ufeff';
/** The separator of columns: es-UY has a decimal comma, and its Excel splits columns at semicolons. */
const separator = ';';

/** Streams a table in batches, so that memory does not limit its size. */
export function sendCsv<R>(
  reply: FastifyReply,
  { name, now, columns }: { name: string; now: Date; columns: Columns<R> },
  batches: AsyncIterable<R[]>,
): string {
  const file = `tero-${name}-${localDay(now)}.csv`;
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${file}"`);
  // Fastify sends a stream as it is, without the response serialiser
  return Readable.from(lines(columns, batches)) as unknown as string;
}

async function* lines<R>(columns: Columns<R>, batches: AsyncIterable<R[]>): AsyncGenerator<string> {
  yield mark + line(Object.keys(columns));
  for await (const rows of batches) {
    yield rows.map((row) => line(Object.values(columns).map((value) => value(row)))).join('');
  }
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(written).join(separator)}\r\n`;
}

/** Returns a cell in quotes. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function written(cell: Cell): string {
  if (cell === null) return '""';
  if (typeof cell === 'boolean') return cell ? '"Sí"' : '"No"';
  if (typeof cell === 'number') return `"${String(cell).replace('.', ',')}"`;
  const text = /^[\s]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const instant = once(
  () => new Intl.DateTimeFormat('es-UY', { timeZone, dateStyle: 'short', timeStyle: 'short', hour12: false }),
);

/** Returns an instant in es-UY format; null stays null. */
export function whenText(at: string | null): Cell {
  return at === null ? null : instant().format(new Date(at)).replace(',', '');
}
