import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from '../schema/database.ts';
import { isPostgres } from './dialect.ts';
import { kept, markPassing } from './kept-texts.ts';
import { isWatched, read, write } from './read.ts';

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
  const filled = templates<Values, Shape>((db, values, shape) => build(db, values, shape).compile());
  return (db: Db, values: Values, ...[shape]: Shaped<Shape>): Promise<Row[]> => {
    if (isWatched(db)) return build(db, values, shape as Shape).execute();
    const { text, parameters } = filled(db, values, shape as Shape);
    return read<Row>(db, text, parameters);
  };
}

/**
 * The same of a statement that writes. `isPassing`: nobody misses what it wrote after a power cut, and so nobody waits for
 * the disk.
 */
export function preparedWrite<Row, Values extends object>(
  build: (db: Db, values: Values) => { compile(): CompiledQuery<Row> },
  { isPassing = false } = {},
) {
  const filled = templates<Values, never>((db, values) => {
    const compiled = build(db, values).compile();
    if (isPassing) markPassing(compiled.sql);
    return compiled;
  });
  return (db: Db, values: Values): Promise<QueryResult<Row>> => {
    if (isWatched(db)) return db.executeQuery(build(db, values).compile());
    const { text, parameters } = filled(db, values, undefined as never);
    return write<Row>(db, text, parameters);
  };
}

/** Some values of a row by their names: those of a template have none that could be listed. */
export function only<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

type Shaped<Shape> = [Shape] extends [never] ? [] : [Shape];

function templates<Values extends object, Shape extends string>(
  compile: (db: Db, values: Values, shape: Shape) => CompiledQuery,
) {
  const all = { sqlite: new Map<string, Template>(), postgres: new Map<string, Template>() };
  return (db: Db, values: Values, shape: Shape) => {
    const known = isPostgres(db) ? all.postgres : all.sqlite;
    const key = shape ?? '';
    const template = known.get(key) ?? templateOf(compile(db, places<Values>(), shape));
    known.set(key, template);
    const given = values as Record<string, unknown>;
    const parameters = template.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return { text: template.text, parameters };
  };
}

/** Values by any name, each the place of one that is not known yet. */
function places<Values extends object>(): Values {
  return new Proxy({}, { get: (_none, name) => new Place(String(name)) }) as Values;
}

function templateOf({ sql, parameters }: CompiledQuery): Template {
  return { text: kept(sql), parameters };
}
