import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes a parameter as `+?`. SQLite plans a statement by the values of bare ones, and so compiles it anew at every run: of
 * the page of a service that is 60 of 64 µs (docs/decisions/transactions.md). What a plan should know is written as it is,
 * by `sql.lit`.
 */
export class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
