import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * Lets SQLite index the texts of a new review later (search/late-texts.ts). A trigger needs the last indexed id to tell
 * new reviews apart, and leaves the change of a review that is not indexed yet. The last release finds only its own
 * reviews.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) return;
  await run(db, ['review_search', 'review_search_parts'].flatMap(later));
}

function later(table: string): string[] {
  return [
    `drop trigger ${table}_insert`,
    `drop trigger ${table}_update`,
    `create trigger ${table}_update after update of comment on reviews
     when old.id <= (select max(id) from ${table}_docsize) begin
       delete from ${table} where rowid = old.id;
       insert into ${table} (rowid, content) select new.id, coalesce(new.comment, '');
     end`,
  ];
}
