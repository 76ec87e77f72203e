import type { CrashEntry } from '@tero/shared/contract/admin/crashes';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';

function readCrashes(db: Db, ids: readonly number[]): Promise<CrashEntry[]> {
  return db
    .selectFrom('crashes')
    .select(['id', 'day', 'build', 'route', 'message', 'stack', 'count', 'first_at', 'last_at'])
    .where('id', 'in', [...ids])
    .execute();
}

export const listedCrashes: Listed<unknown, CrashEntry> = {
  table: {
    from: sql`crashes as t`,
    orders: { last_at: sql.ref('t.last_at') },
    day: 'last_at',
    hits: () => [],
  },
  conditions: () => [],
  rows: readCrashes,
};
