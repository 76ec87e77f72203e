import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { LogEntityType } from '@tero/shared/rules/log/acts';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../../../audit/acts.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, type Call } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { type Columns, sendCsv } from './csv.ts';
import { type Condition, foundIds, idsBelow, pageOfIds, type Table, type Wanted } from './page.ts';

/** A table of the panel: its source, its filters, and how its rows are read. */
export interface Listed<Query, Row> {
  table: Table;
  conditions: (query: Query) => readonly Condition[];
  /** in any order */
  rows: (db: Db, ids: readonly number[], now: Date) => Promise<Row[]>;
}

/** Reads one page of a table. */
export async function listPage<Query extends Wanted, Row extends { id: number }>(
  { db, clock }: Deps,
  { table, conditions, rows }: Listed<Query, Row>,
  query: Query,
) {
  const { ids, total, isFloor } = await pageOfIds(db, table, conditions(query), query);
  const { page, limit } = query;
  return {
    success,
    rows: await readRows(db, rows, ids, clock.now()),
    paging: { total, totalIsFloor: isFloor, page, limit, totalPages: Math.ceil(total / limit) },
  };
}

/** One row as the table shows it; undefined when there is none. */
export async function findRow<Query, Row extends { id: number }>(
  { db, clock }: { db: Db; clock: Deps['clock'] },
  { rows }: Listed<Query, Row>,
  id: number,
): Promise<Row | undefined> {
  const [row] = await rows(db, [id], clock.now());
  return row;
}

/** Registers the CSV export of a table, whole or filtered by a search. Each export is logged. */
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
  bind(app, endpoint, async (call) => {
    const query = call.query as Call<E>['query'] & Partial<Wanted>;
    const now = deps.clock.now();
    const { page: _page, limit: _limit, sort: _sort, ...asked } = query;
    const after = { export: 'csv', ...asked } as Record<string, string | number | boolean | undefined>;
    const act = { action: 'view', entity: given.entity, id: null, after } as const;
    await inTransaction(deps.db, (trx) => recordAct(trx, now, call.caller, act));
    return sendCsv(call.reply, { ...given, now }, batchesOf(deps, given.listed, query)) as never;
  });
}

const batch = 500;
const beyondAll = 2_000_000_000;

async function* batchesOf<Query extends Partial<Wanted>, Row extends { id: number }>(
  { db, clock }: Deps,
  { table, conditions, rows }: Listed<Query, Row>,
  query: Query,
): AsyncGenerator<Row[]> {
  const where = conditions(query);
  if (query.search?.trim()) {
    const ids = await foundIds(db, table, where, { search: query.search, sort: query.sort });
    for (let at = 0; at < ids.length; at += batch) {
      yield readRows(db, rows, ids.slice(at, at + batch), clock.now());
    }
    return;
  }
  for (let below = beyondAll; ; ) {
    const ids = await idsBelow(db, table, where, below, batch);
    if (ids.length) yield readRows(db, rows, ids, clock.now());
    if (ids.length < batch) return;
    below = ids.at(-1) ?? 0;
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
