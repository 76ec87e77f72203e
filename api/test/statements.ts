import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, vi } from 'vitest';
import type { Config } from '../src/config/config.ts';

/**
 * Returns the texts of all statements that run in the database of a configuration from now until the file's tests end.
 * It selects by database, because an app of an earlier file may still be reading in its own for an open stream.
 */
export function recordStatements({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string[] {
  const texts: string[] = [];
  const database = databaseUrl && new URL(databaseUrl).pathname.slice(1);
  const memory = new Sqlite(':memory:');
  const statement = Object.getPrototypeOf(memory.prepare('select 1')) as Record<
    'all' | 'run',
    (this: Sqlite.Statement) => unknown
  >;
  memory.close();
  const spies = (['all', 'run'] as const).map((name) => {
    const own = statement[name];
    return vi.spyOn(statement, name).mockImplementation(function note(this: Sqlite.Statement, ...given: []) {
      if (this.database.name.startsWith(dataDir)) texts.push(this.source);
      return own.apply(this, given);
    });
  });
  const ask = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function note(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [text] = given;
    if (this.database === database)
      texts.push(typeof text === 'string' ? text : String((text as { text?: string } | undefined)?.text));
    return ask.apply(this, given);
  } as never);
  afterAll(() => {
    for (const spy of [...spies, asked]) spy.mockRestore();
  });
  return texts;
}
