import pg from 'pg';

// Postgres sends int8 and numeric as text; our values fit into a number
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The client of Postgres, with numbers as numbers. */
export const postgres = pg;
