import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { LogEntityType } from '@tero/shared/rules/log/acts';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../../../audit/acts.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, type Call, success } from '../../../http/bind.ts';
import { type Columns, sendCsv } from './csv.ts';
import { type Asked, idsInOrder, pageOfIds, type Wanted } from './page.ts';
import type { Condition, Table } from './table.ts';

/** A table of the panel: its source, its filters, and how its rows are read. */
export interface Listed<Query, Row> {
  table: Table;
  conditions: (query: Query, now: Date) => readonly Condition[];
  /** in any order */
  rows: (db: Db, ids: readonly number[], now: Date) => Promise<Row[]>;
}

/** Reads one page of a table. */
export async function listPage<Query extends Wanted, Row extends { id: number }>(
  { db, clock }: Deps,
  { table, conditions, rows }: Listed<Query, Row>,
  query: Query,
) {
  const given = { wanted: query, now: clock.now() };
  const { ids, total, isFloor, next, previous } = await pageOfIds(db, table, conditions(query, given.now), given);
  const { page, limit } = query;
  return {
    success,
    rows: await readRows(db, rows, ids, clock.now()),
    paging: { total, totalIsFloor: isFloor, page, limit, totalPages: Math.ceil(total / limit), next, previous },
  };
}

/** Returns one row as the table shows it, or undefined when there is none. */
export async function findRow<Query, Row extends { id: number }>(
  { db, clock }: { db: Db; clock: Deps['clock'] },
  { rows }: Listed<Query, Row>,
  id: number,
): Promise<Row | undefined> {
  const [row] = await rows(db, [id], clock.now());
  return row;
}

/**
 * Registers the CSV export of a table: all rows of a list request, over all pages. The log records each export, with
 * the number of rows, the network address and the hash of the whole request, whose texts the log masks (rule TRUST-46).
 */
export function bindExport<E extends Endpoint, Row extends { id: number }>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  given: {
    listed: Listed<Call<E>['query'], Row>;
    columns: Columns<Row>;
    name: string;
    entity: LogEntityType;
  },
): void {
  bind(app, deps, endpoint, async (call) => {
    const query = call.query as Call<E>['query'] & Partial<Wanted>;
    const now = deps.clock.now();
    const { page: _page, limit: _limit, sort: _sort, after: _after, before: _before, ids, ...asked } = query;
    const { total } = ids
      ? { total: ids.length }
      : await pageOfIds(deps.db, given.listed.table, given.listed.conditions(query, now), {
          wanted: { ...query, ...first },
          now,
        });
    const whole = { filas: total, huella: hashOf({ ...asked, ids }) };
    const after = { export: 'csv', ...asked, ...whole } as Record<string, string | number | boolean | undefined>;
    const act = { action: 'view', entity: given.entity, id: null, after } as const;
    await inTransaction(deps.db, (trx) => recordAct(trx, now, call.caller, act));
    return sendCsv(call.reply, { ...given, now }, batchesOf(deps, given.listed, query)) as never;
  });
}

/** The page that tells how many rows there are. */
const first = { page: 1, limit: 1 } as const;

function hashOf(question: object): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('hex');
}

const batch = 500;

/** Yields all requested rows in batches, in the order in which the table shows them. */
export async function* batchesOf<Query extends Asked, Row extends { id: number }>(
  { db, clock }: Deps,
  { table, conditions, rows }: Listed<Query, Row>,
  query: Query,
): AsyncGenerator<Row[]> {
  const given = { asked: query, now: clock.now(), batch };
  for await (const ids of idsInOrder(db, table, conditions(query, given.now), given)) {
    yield readRows(db, rows, ids, clock.now());
    // SQLite reads synchronously, so this lets other calls run in between
    await nextTurn();
  }
}

async function readRows<Row extends { id: number }>(
  db: Db,
  rows: (db: Db, ids: readonly number[], now: Date) => Promise<Row[]>,
  ids: readonly number[],
  now: Date,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await rows(db, ids, now)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
