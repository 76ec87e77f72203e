import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { SearchIndex } from './index-of-services.ts';
import { postgresIndex } from './postgres-index.ts';
import { sqliteIndex } from './sqlite-index.ts';

/** Returns the full-text index of the database in use. */
export function searchIndex(db: Db): SearchIndex {
  return isPostgres(db) ? postgresIndex : sqliteIndex;
}
