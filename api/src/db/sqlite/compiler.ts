import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes each parameter as `+?`. SQLite plans by the values of bare parameters, and would compile the statement again
 * at every run (docs/decisions/transactions.md). Use `sql.lit` for a value that the planner should know.
 */
export class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
