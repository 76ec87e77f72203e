import { createRequire } from 'node:module';
import { once } from '@tero/shared/once';
import type pg from 'pg';

const require = createRequire(import.meta.url);

/** The client of Postgres, read by whoever first connects: a start on SQLite does without it. */
export const postgres = once((): typeof pg => {
  const library = require('pg') as typeof pg;
  // Postgres hands out int8 and numeric as text; ours are small enough for a number.
  library.types.setTypeParser(library.types.builtins.INT8, Number);
  library.types.setTypeParser(library.types.builtins.NUMERIC, Number);
  return library;
});
