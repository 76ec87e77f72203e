import { sql } from 'kysely';
import { isStorageFull } from '../core/errors.ts';
import { emptyLog } from '../db/erasure.ts';
import { isMigrated } from '../db/migrate.ts';
import { isReadOnly } from '../db/postgres/away.ts';
import type { Deps } from '../deps/deps.ts';
import { keepReserve, roomIn } from '../files/room.ts';
import { isLate, isWithoutMail } from './promised.ts';

/** The reasons why a running process is `degraded`, as `/health/ready` names them, with the words for the log. */
const reasons = {
  disk_full: 'the disk is full: everything can be read, and little or nothing written',
  disk_low: 'the disk is nearly full',
  database_read_only: 'the database takes no writes: it is a standby, or set so',
  email_unset: 'SMTP_URL is not set: mails wait and do not leave',
  email_away: 'mails do not leave: the mail server has failed for ten minutes or more',
  sms_away: 'texts do not leave: the gateway has failed for ten minutes or more',
} as const;

type Reason = keyof typeof reasons;

/**
 * Returns the reasons why the process is degraded, an empty list when it is well. Throws when it cannot serve at all.
 */
export async function whyDegraded(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Reason[]> {
  if (!(await isMigrated(deps.db))) throw new Error('migrations are missing');
  return [...(await ofTheDisk(deps)), ...(await ofChannels(deps))];
}

async function ofTheDisk({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Reason[]> {
  const room = await roomIn(config.dataDir);
  const refusal = await refusalOfWrites(db);
  if (refusal) return [refusal];
  if (room === 'none' && !config.databaseUrl) return ['disk_full'];
  return room === 'enough' ? [] : ['disk_low'];
}

/** Tries a write without effect. */
async function refusalOfWrites(db: Deps['db']): Promise<Reason | null> {
  try {
    await sql`update finished_jobs set name = name where name = ''`.execute(db);
    return null;
  } catch (error) {
    if (isStorageFull(error)) return 'disk_full';
    if (isReadOnly(error)) return 'database_read_only';
    throw error;
  }
}

async function ofChannels(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Reason[]> {
  const mail: Reason = isWithoutMail(deps.config) ? 'email_unset' : 'email_away';
  return [
    ...((await isLate(deps, 'email')) ? [mail] : []),
    ...((await isLate(deps, 'sms')) ? ['sms_away' as const] : []),
  ];
}

/** Logs as an error why the process is degraded. Runs every minute. */
export async function tellWhyDegraded(deps: Pick<Deps, 'db' | 'config' | 'clock' | 'log'>): Promise<void> {
  for (const reason of await whyDegraded(deps)) deps.log.error({ reason }, reasons[reason]);
}

/**
 * Keeps a reserve on the disk of SQLite, and empties the write-ahead log when there is little room. Runs every minute.
 */
export async function keepRoom({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  if (config.databaseUrl) return;
  if ((await roomIn(config.dataDir)) !== 'enough') await emptyLog(db);
  await keepReserve(config.dataDir);
}
