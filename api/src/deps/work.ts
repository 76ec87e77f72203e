import type { Config } from '../config/config.ts';
import type { Trx } from '../db/schema/database.ts';

/**
 * A unit of work: a transaction, its instant, and the configuration. The code that begins the transaction creates it,
 * for code that sends notices and mails within it.
 */
export interface Work {
  trx: Trx;
  now: Date;
  config: Config;
}
