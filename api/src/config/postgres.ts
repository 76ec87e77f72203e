import { z } from 'zod';
import { type PostgresSettings, usualSettings } from '../db/postgres/settings.ts';

const whole = (least: number, most: number, usual: number) =>
  z.coerce
    .number('tiene que ser un número')
    .int('tiene que ser un número entero')
    .min(least, `tiene que ser ${least} o más`)
    .max(most, `tiene que ser ${most} o menos`)
    .default(usual);

const address = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'tiene que empezar con postgres://')
  .optional();

/** The settings of Postgres: the number of connections, and how long calls and jobs wait for it. */
export const postgresVariables = {
  DATABASE_POOL: whole(1, 500, usualSettings.connections),
  DATABASE_WAIT_MS: whole(100, 60_000, usualSettings.waitFor),
  DATABASE_CALL_MS: whole(100, 60_000, usualSettings.callTimeout),
  DATABASE_STATEMENT_MS: whole(1000, 600_000, usualSettings.statementIn),
  DATABASE_POOLER: z
    .enum(['0', '1'], 'tiene que ser 0 o 1')
    .transform((text) => text === '1')
    .default(usualSettings.pooler),
  DATABASE_LISTEN_URL: address,
};

type Values = z.output<z.ZodObject<typeof postgresVariables>>;

export function postgresOf(given: Values): PostgresSettings {
  return Object.freeze({
    connections: given.DATABASE_POOL,
    waitFor: given.DATABASE_WAIT_MS,
    callTimeout: given.DATABASE_CALL_MS,
    statementIn: given.DATABASE_STATEMENT_MS,
    pooler: given.DATABASE_POOLER,
    listenUrl: given.DATABASE_LISTEN_URL ?? null,
  });
}
