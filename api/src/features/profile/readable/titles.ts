import { excerpt } from '@tero/shared/rules/text/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** For each column that holds an id, the query that returns the id with its title. */
const sources: Readonly<Record<string, RawBuilder<unknown>>> = {
  service_id: sql`select id, title from services where hidden_at is null`,
  provider_id: sql`select a.id, coalesce(p.company_name, a.name) as title from accounts as a
    inner join provider_profiles as p on p.account_id = a.id`,
  category_id: sql`select id, name as title from categories`,
  post_id: sql`select p.id, p.content as title from posts as p inner join accounts as a on a.id = p.provider_id
    where p.hidden_at is null and a.suspended_at is null`,
  inquiry_id: sql`select id, what as title from inquiries`,
  message_id: sql`select id, subject as title from contact_messages`,
  review_id: sql`select r.id, s.title from reviews as r inner join services as s on s.id = r.service_id`,
};
const own = new Set(['account_id', 'client_id', 'author_id', 'provider_id']);
const most = 500;

/** Returns the titles of the things whose ids are in the download, to stand beside the ids. */
export async function readTitles(db: Db, accountId: number, lists: readonly Rows[]) {
  const titles = new Map<string, string>();
  for (const [column, source] of Object.entries(sources)) {
    const ids = [...new Set(lists.flat().flatMap((row) => (row[column] ? [Number(row[column])] : [])))];
    for (let from = 0; from < ids.length; from += most) {
      const part = sql.join(ids.slice(from, from + most));
      const { rows } = await sql<{ id: number; title: string }>`
        select id, title from (${source}) as t where id in (${part})`.execute(db);
      for (const { id, title } of rows) titles.set(`${column}:${id}`, excerpt(title, 80));
    }
  }
  return (column: string, value: unknown): string | null => {
    if (own.has(column) && Number(value) === accountId) return 'Tu cuenta';
    return titles.get(`${column}:${value}`) ?? null;
  };
}
