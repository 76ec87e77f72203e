import type { adminBulk as contract } from '@tero/shared/contract/admin/panel/bulk';
import { adminProviders } from '@tero/shared/contract/admin/providers';
import { adminServices } from '@tero/shared/contract/admin/services';
import { adminUsers } from '@tero/shared/contract/admin/users';
import type { BodyOf, Endpoint } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import type { BulkTab } from '@tero/shared/rules/panel/bulk';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { listedProviders } from '../providers/repository.ts';
import { listedServices, type ServiceRow } from '../services/repository.ts';
import { serviceView } from '../services/service.ts';
import { batchesOf, type Listed } from '../table/list.ts';
import type { Asked } from '../table/page.ts';
import { listedUsers } from '../users/repository.ts';

type Body = BodyOf<typeof contract.prepare>;

/** A row of a batch, as the batch found it. */
interface Chosen {
  row_id: number;
  version: string | null;
  before: number | null;
}

/** The rows of a batch, and how many rows the list found that need nothing. */
export interface Found {
  rows: Chosen[];
  matched: number;
  same: number;
}

/**
 * Finds the rows of a batch with the list's own query, in its order. Rows that need no change are only counted. It
 * takes at most `limits.bulkRows`. A batch of messages with more rows gets none, since nobody could tell which people
 * were left out.
 */
export async function chooseRows(deps: Deps, body: Body): Promise<Found> {
  const { tab, act, category_id } = body;
  const rows = new Map<number, Chosen>();
  let [matched, same] = [0, 0];
  for await (const batch of readAll(deps, tab, body.query)) {
    for (const row of batch) {
      matched += 1;
      const chosen = act === 'message' ? recipientOf(tab, row) : changedBy(act, category_id, row as ServiceRow);
      if (!chosen) same += 1;
      else if (rows.size < limits.bulkRows || act === 'message') rows.set(chosen.row_id, chosen);
    }
    if (act === 'message' && rows.size > limits.bulkRows) throw tooMany();
  }
  return { rows: [...rows.values()], matched, same };
}

function tooMany(): AppError {
  const most = limits.bulkRows.toLocaleString('es-UY');
  return new AppError('quota_exceeded', {
    message: `Podés mandar un mensaje a ${most} personas como mucho. Acotá la búsqueda o agregá un filtro.`,
  });
}

function recipientOf(tab: BulkTab, row: { id: number }): Chosen {
  const row_id = tab === 'services' ? (row as ServiceRow).provider_id : row.id;
  return { row_id, version: null, before: null };
}

function changedBy(act: Body['act'], category: number | undefined, row: ServiceRow): Chosen | null {
  const isSame = act === 'move' ? row.category_id === category : (row.is_active === 1) === (act === 'activate');
  if (isSame) return null;
  return { row_id: row.id, version: serviceView(row).version ?? null, before: row.category_id };
}

/** Reads all rows of a list's query. Throws the same errors as the list. */
function readAll(deps: Deps, tab: BulkTab, query: Body['query']): AsyncGenerator<{ id: number }[]> {
  if (tab === 'services') return read(deps, listedServices, adminServices.list, query);
  return tab === 'users'
    ? read(deps, listedUsers, adminUsers.list, query)
    : read(deps, listedProviders, adminProviders.list, query);
}

function read<Query extends Asked, Row extends { id: number }>(
  deps: Deps,
  listed: Listed<Query, Row>,
  list: Endpoint,
  query: Body['query'],
) {
  const given = list.query?.safeParse(query);
  if (given?.success) return batchesOf(deps, listed, given.data as Query);
  throw new AppError('validation_failed', { message: 'Los filtros de la lista no son válidos. Recargá la página.' });
}
