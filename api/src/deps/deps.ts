import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../core/clock.ts';
import type { OuterDb } from '../db/schema/database.ts';
import type { Files } from '../files/store.ts';
import type { ImageStore } from '../images/store.ts';
import type { Payments } from '../payments/payments.ts';

/** The dependencies of a feature: the only injection there is. */
export interface Deps {
  config: Config;
  db: OuterDb;
  clock: Clock;
  files: Files;
  /** the re-encoded images among them */
  images: ImageStore;
  payments: Payments;
  log: FastifyBaseLogger;
}
