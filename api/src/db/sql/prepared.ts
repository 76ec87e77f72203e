import type { CompiledQuery } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';
import { kept } from './kept-texts.ts';
import { isWatched, read } from './read.ts';

interface Built<Row> {
  compile(): CompiledQuery<Row>;
  execute(): Promise<Row[]>;
}

/** Stands for a value until the query is run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Template {
  text: string;
  parameters: readonly unknown[];
}

/**
 * Returns a query that is built and compiled once for each shape: that takes longer than the answer. `build` writes it as
 * any other, with values that it only passes on: what decides how the query reads is its `shape`, of which there are few.
 */
export function prepared<Row, Values extends object, Shape extends string = never>(
  build: (db: Db, values: Values, shape: Shape) => Built<Row>,
) {
  const templates = { sqlite: new Map<string, Template>(), postgres: new Map<string, Template>() };
  return (db: Db, values: Values, ...[shape]: [Shape] extends [never] ? [] : [Shape]): Promise<Row[]> => {
    if (isWatched(db)) return build(db, values, shape as Shape).execute();
    const known = isPostgres(db) ? templates.postgres : templates.sqlite;
    const key = shape ?? '';
    const template = known.get(key) ?? templateOf(build(db, places<Values>(), shape as Shape).compile());
    known.set(key, template);
    const given = values as Record<string, unknown>;
    const parameters = template.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return read<Row>(db, template.text, parameters);
  };
}

/** Values by any name, each the place of one that is not known yet. */
function places<Values extends object>(): Values {
  return new Proxy({}, { get: (_none, name) => new Place(String(name)) }) as Values;
}

function templateOf({ sql, parameters }: CompiledQuery): Template {
  return { text: kept(sql), parameters };
}
