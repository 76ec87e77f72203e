import { currentVersion, legalNames } from '@tero/shared/rules/policies';
import { sql } from 'kysely';
import type { Deps } from '../deps/deps.ts';
import { isWithoutMail } from './promised.ts';

const told = {
  OPERATOR_NAME: 'name',
  OPERATOR_RUT: 'rut',
  OPERATOR_ADDRESS: 'address',
  OPERATOR_INSCRIPTION: 'inscription',
} as const;

/** The day of the newest legal text. */
const newest =
  legalNames
    .map((name) => currentVersion(name).version)
    .toSorted()
    .at(-1) ?? '';

/**
 * Logs a warning, when production starts, for each missing setting that the server can do without but its people or
 * their data cannot.
 */
export async function warnAtStart({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  if (!config.production) return;
  if (isWithoutMail(config)) log.warn({ variable: 'SMTP_URL' }, 'no mail leaves, and whoever asks for one is told so');
  if (!config.sms) log.warn({ variable: 'SMS_URL' }, 'no code leaves: nobody has to confirm a phone');
  if (!config.databaseUrl && !config.backup) log.warn({ variable: 'BACKUP_URL' }, 'nothing is backed up');
  const untold = Object.entries(told).filter(([, key]) => config.operator[key] === null);
  for (const [variable] of untold)
    log.warn({ variable }, 'the legal texts, receipts and mails do not say who runs this');
  if ((config.legalReviewed ?? '') < newest) {
    log.warn({ variable: 'LEGAL_TEXTS_REVIEWED' }, `no lawyer has read the legal texts of ${newest}`);
  }
  const admin = db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', sql.lit('admin' as const))
    .limit(1);
  if (!(await admin.executeTakeFirst())) {
    log.warn({ variable: 'ADMIN_EMAIL' }, 'there is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD');
  }
}
