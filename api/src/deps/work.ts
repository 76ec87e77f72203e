import type { Config } from '../config/config.ts';
import type { Trx } from '../db/schema/database.ts';

/**
 * A unit of work: a transaction, its instant, and the configuration. Made where the transaction begins, for what
 * notifies and mails within it.
 */
export interface Work {
  trx: Trx;
  now: Date;
  config: Config;
}
