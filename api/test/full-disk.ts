import Sqlite from 'better-sqlite3';
import { afterAll } from 'vitest';

const writes = /^\s*(?:insert|update|delete|replace)\b/i;
const runs = ['run', 'all', 'get', 'iterate'];

/**
 * Makes SQLite's writes fail as on a full disk, between `fill` and `free`: with SQLite's error code, and with the
 * transaction already rolled back. Call it before the database is opened.
 */
export function fullDisk(): { fill(): void; free(): void } {
  let isFull = false;
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
    const statement = prepare.call(this, text);
    if (!writes.test(text)) return statement;
    return new Proxy(statement, {
      get: (target, name) => {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          if (isFull && runs.includes(String(name))) {
            if (this.inTransaction) this.exec('rollback');
            throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
          }
          return member.apply(target, given);
        };
      },
    });
  } as typeof prepare;
  afterAll(() => {
    Sqlite.prototype.prepare = prepare;
  });
  return {
    fill: () => {
      isFull = true;
    },
    free: () => {
      isFull = false;
    },
  };
}
