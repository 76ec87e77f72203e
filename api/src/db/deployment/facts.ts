import type { Db } from '../schema/database.ts';

export async function readFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('deployment_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('deployment_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Writes a fact unless it is already known, and returns the stored value. */
export async function claimFact(db: Db, name: string, value: string): Promise<string> {
  const known = await readFact(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('deployment_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readFact(db, name)) ?? value;
}
