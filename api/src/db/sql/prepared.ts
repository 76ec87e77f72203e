import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';

interface Built<Row> {
  compile(): CompiledQuery<Row>;
  execute(): Promise<Row[]>;
}

/** Stands for a value until the query runs. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a query that Kysely builds and compiles only once, because for the most frequent reads this takes longer than
 * running them (docs/decisions/transactions.md). `build` writes the query as usual, but may only pass the values on: no
 * value may change the SQL text.
 */
export function prepared<Row, Values extends object>(build: (db: Db, values: Values) => Built<Row>) {
  const known: { sqlite?: CompiledQuery; postgres?: CompiledQuery } = {};
  return async (db: Db, values: Values): Promise<Row[]> => {
    // plugins, like those of tests, must see each query as it is built
    if (db.getExecutor().plugins.length > 0) return build(db, values).execute();
    const database = isPostgres(db) ? 'postgres' : 'sqlite';
    known[database] ??= build(db, places<Values>()).compile();
    const { sql, parameters } = known[database];
    const given = values as Record<string, unknown>;
    const own = parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(named(sql), own))).rows;
  };
}

/** Returns an object that has a placeholder under every name, for values that are not known yet. */
function places<Values extends object>(): Values {
  return new Proxy({}, { get: (_none, name) => new Place(String(name)) }) as Values;
}

/** The highest number of named statements. Each connection to Postgres needs memory for each of them. */
const mostNames = 100;
const names = new Map<string, string>();

/**
 * Lets Postgres plan a text once per connection, because planning takes longer than most queries. Returns the text. Use
 * it only for frequent texts.
 */
export function named(text: string): string {
  if (names.size < mostNames && !names.has(text)) names.set(text, `kept_${hash('sha1', text)}`);
  return text;
}

/** Returns the name of the prepared statement for a text, or undefined when the text was not registered. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}
