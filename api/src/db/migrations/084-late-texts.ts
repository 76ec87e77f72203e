import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * On SQLite what a new review says is indexed after it was written (search/late-texts.ts), which needs the last one that is
 * for knowing the others: one that changes before stays for later. A release from before finds those of its own time alone.
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
