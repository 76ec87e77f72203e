import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes a parameter as `+?`. SQLite plans a statement by the values of bare parameters, and so compiles it again at
 * every run (docs/decisions/transactions.md). Write a value that the plan should know with `sql.lit`.
 */
export class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
