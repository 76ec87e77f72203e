import { Readable } from 'node:stream';
import { localDay, timeZone } from '@tero/shared/rules/time';
import type { FastifyReply } from 'fastify';

export type Cell = string | number | boolean | null;
/** Heading → what stands under it. */
export type Columns<R> = Readonly<Record<string, (row: R) => Cell>>;

/** Excel reads UTF-8 only with it. */
const mark = '\ufeff';
/** es-UY writes decimals with a comma, and its Excel parts columns at semicolons. */
const separator = ';';

/** Sends a table as it is read, a batch of rows at a time: its size is never that of the server's memory. */
export function sendCsv<R>(
  reply: FastifyReply,
  { name, now, columns }: { name: string; now: Date; columns: Columns<R> },
  batches: AsyncIterable<R[]>,
): string {
  const file = `tero-${name}-${localDay(now)}.csv`;
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${file}"`);
  // a stream is sent as it is, past the serialiser of the reply
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

/** Always quoted. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function written(cell: Cell): string {
  if (cell === null) return '""';
  if (typeof cell === 'boolean') return cell ? '"Sí"' : '"No"';
  if (typeof cell === 'number') return `"${String(cell).replace('.', ',')}"`;
  const text = /^[\s]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const instant = new Intl.DateTimeFormat('es-UY', { timeZone, dateStyle: 'short', timeStyle: 'short', hour12: false });

/** An instant as people here write it; empty without one. */
export function whenText(at: string | null): Cell {
  return at === null ? null : instant.format(new Date(at)).replace(',', '');
}
