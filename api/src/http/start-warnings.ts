import { sql } from 'kysely';
import type { Deps } from '../deps/deps.ts';
import { isWithoutMail } from './promised.ts';

/** Warns at the start of production of what it can do without, and people or their data cannot: a line each. */
export async function warnAtStart({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  if (!config.production) return;
  if (isWithoutMail(config)) log.warn({ variable: 'SMTP_URL' }, 'no mail leaves, and whoever asks for one is told so');
  if (!config.databaseUrl && !config.backup) log.warn({ variable: 'BACKUP_URL' }, 'nothing is backed up');
  const admin = db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', sql.lit('admin' as const))
    .limit(1);
  if (!(await admin.executeTakeFirst())) {
    log.warn({ variable: 'ADMIN_EMAIL' }, 'there is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD');
  }
}
