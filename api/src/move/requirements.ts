import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isMigrated } from '../db/migrate.ts';
import { movingTable } from '../db/moving.ts';
import type { OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { Files } from '../files/store.ts';
import { readOrigin, tableNames } from './progress.ts';

/** The milliseconds after which a connection is no longer a remnant of a move that was just killed. */
const patience = 5000;
const pause = 100;

/** Throws when another connection uses the database, because the move would miss its writes. */
export async function requireNobodyElse(db: OuterDb): Promise<void> {
  if (!isPostgres(db)) return;
  for (let waited = 0; waited < patience; waited += pause) {
    if ((await countOthers(db)) === 0) return;
    await sleep(pause);
  }
  const others = await countOthers(db);
  throw new Error(
    `Otros programas tienen ${others} conexiones a Postgres. Detené los servidores y todo lo que use esa base.`,
  );
}

async function countOthers(db: OuterDb): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(db);
  return Number(rows[0]?.others);
}

/** Throws when the source has the schema of another release. */
export async function requireThisRelease(source: OuterDb): Promise<void> {
  const names = await tableNames(source);
  if (!names.includes('kysely_migration')) throw new Error('La base de origen no es de Tero.');
  if (names.includes(movingTable)) throw new Error('La base de origen quedó mudada a medias.');
  if (await isMigrated(source)) return;
  throw new Error('La base de origen es de otra versión. Iniciá esta versión una vez con esa base y después detenela.');
}

/**
 * Tells whether the target is still empty; false when an earlier run of this move has begun. Throws when it holds
 * anything else.
 */
export async function requireEmptyTarget(target: OuterDb, from: string): Promise<boolean> {
  const names = (await tableNames(target)).filter((name) => !name.startsWith('sqlite_'));
  if (names.length === 0) return true;
  if (!names.includes(movingTable))
    throw new Error('La base de destino no está vacía. Elegí otra: mudar no pisa nada.');
  const origin = await readOrigin(target);
  if (origin === from) return false;
  throw new Error(`En la base de destino quedó a medias una mudanza de ${origin}. Vaciala, o elegí otra.`);
}

export async function requireEmptyFiles({ uploads, staged }: Files): Promise<void> {
  for (const store of [uploads, staged]) {
    for await (const _ of store.list())
      throw new Error('En el destino ya hay imágenes. Elegí otro: mudar no pisa nada.');
  }
}
