import type { Db, Held, Table } from '../db/schema/database.ts';

export type Staged = Pick<Table<'staged_uploads'>, 'id' | 'file' | 'name' | 'bytes' | 'sha256'>;
const columns = ['id', 'file', 'name', 'bytes', 'sha256'] as const;

/** Inserts an upload. Returns false when the account already has one with that id. */
export async function insert(db: Db, row: Table<'staged_uploads'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staged_uploads')
    .values(row)
    .onConflict((oc) => oc.columns(['account_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function find(db: Db, accountId: number, ids: readonly string[]): Promise<Staged[]> {
  return db
    .selectFrom('staged_uploads')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Counts an account's waiting images and their bytes. */
export async function weigh(held: Held, accountId: number): Promise<{ waiting: number; bytes: number }> {
  const row = await held
    .selectFrom('staged_uploads')
    .select((eb) => [eb.fn.countAll().as('waiting'), eb.fn.sum('bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { waiting: Number(row?.waiting ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** Weighs what waits of a network, and in all. */
export async function weighAll(held: Held, network: string): Promise<{ ofNetwork: number; all: number }> {
  const sum = () => held.selectFrom('staged_uploads').select((eb) => eb.fn.sum('bytes').as('bytes'));
  const [ofNetwork, all] = [
    await sum().where('network', '=', network).executeTakeFirst(),
    await sum().executeTakeFirst(),
  ];
  return { ofNetwork: Number(ofNetwork?.bytes ?? 0), all: Number(all?.bytes ?? 0) };
}

/** Deletes uploads; returns the files to be removed. */
export async function remove(db: Db, accountId: number, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('staged_uploads')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}

/** Deletes all uploads of an account. Returns the files to remove. */
export async function removeOwned(db: Db, accountId: number): Promise<string[]> {
  const rows = await db.deleteFrom('staged_uploads').where('account_id', '=', accountId).returning('file').execute();
  return rows.map(({ file }) => file);
}

export async function removeOlder(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('staged_uploads').where('created_at', '<', instant).execute();
}

/** Returns all files that rows name: uploads that wait, photos of pedidos and works, identities and papers. */
export async function allFiles(db: Db): Promise<Set<string>> {
  const waiting = await db.selectFrom('staged_uploads').select('file').execute();
  const photos = await db.selectFrom('inquiry_photos').select('file').execute();
  const works = await db.selectFrom('quote_photos').select('file').execute();
  const papers = await db.selectFrom('provider_papers').select('file').where('file', 'is not', null).execute();
  const identities = await db
    .selectFrom('provider_profiles')
    .select('identity_files')
    .where('identity_sent_at', 'is not', null)
    .execute();
  const seen = identities.flatMap(({ identity_files }): string[] => JSON.parse(identity_files ?? '[]'));
  return new Set([...[...waiting, ...photos, ...works, ...papers].flatMap(({ file }) => file ?? []), ...seen]);
}
