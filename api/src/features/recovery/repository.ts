import type { Db } from '../../db/schema.ts';

export function findByEmail(db: Db, emailKey: string) {
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('email_key', '=', emailKey).executeTakeFirst();
}

export function findById(db: Db, id: number) {
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst();
}
