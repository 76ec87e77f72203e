import { setImmediate as nextTurn } from 'node:timers/promises';
import { hour } from '@tero/shared/rules/time/durations';
import { weekdayOf } from '@tero/shared/rules/time/schedule';
import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { hasRun, markRun } from '../../../db/job-marks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { enqueueDeliveries } from '../notify.ts';
import * as digests from './repository.ts';

const page = 200;

/** Mails each account a digest of last week, unless there is nothing to say. Runs on Mondays from 9:00 in Uruguay. */
export async function sendDigests({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const monday = localDay(now);
  const isTime = weekdayOf(now) === 'lunes' && now.getTime() >= startOfDay(monday).getTime() + 9 * hour;
  const job = `digest:${monday}`;
  if (!isTime || (await hasRun(db, job))) return;
  const week = { from: addDays(monday, -7), before: monday };
  for (let after = 0; ; ) {
    const accounts = await digests.listAccounts(db, after, page);
    if (accounts.length === 0) break;
    const counts = await countsOf({ db }, accounts, week);
    await inTransaction(db, async (trx) => {
      const work = { trx, now, config };
      for (const { id, kind } of accounts) {
        const lines = linesOf(counts.get(id) ?? new Map());
        if (lines.length === 0) continue;
        await enqueueDeliveries(work, {
          id: null,
          accountId: id,
          type: 'weekly_digest',
          ...digestWords(lines),
          link: kind === 'provider' ? '/metrics' : '/historial',
          key: `weekly_digest:${monday}:${id}`,
        });
      }
    });
    after = accounts.at(-1)?.id ?? after;
    // a page without news does not wait for the disk
    await nextTurn();
  }
  // a run that dies starts again: the keys keep it from mailing anybody twice
  await markRun(db, job, now.toISOString());
}

/** Returns the texts of a digest with some lines. */
export function digestWords(lines: readonly string[]) {
  const text = lines.join('\n');
  return {
    title: 'Tu semana en Tero',
    message: text,
    mail: { preheader: text, paragraphs: ['La semana pasada en tu cuenta:', text] },
  };
}

type Counts = Map<string, number>;

async function countsOf(
  { db }: Pick<Deps, 'db'>,
  accounts: readonly { id: number; kind: string }[],
  { from, before }: { from: string; before: string },
): Promise<Map<number, Counts>> {
  const ids = accounts.map(({ id }) => id);
  const span = [startOfDay(from).toISOString(), startOfDay(before).toISOString()] as const;
  const rows: { account_id: number; what: string; count: number }[] = [
    ...(await digests.countNotices(db, ids, ...span)),
    ...(await digests.countViews(db, ids, from, before)),
    ...(await digests.countContacting(db, ids, from, before)),
  ];
  const counts = new Map<number, Counts>();
  for (const { account_id, what, count } of rows) {
    counts.set(account_id, (counts.get(account_id) ?? new Map()).set(what, Number(count)));
  }
  return counts;
}

/** The lines of the digest, each with the kinds of events and notification types that it counts. */
const told: { of: readonly string[]; one: string; many: string }[] = [
  {
    of: ['view'],
    one: 'vista de tu perfil y tus servicios',
    many: 'vistas de tu perfil y tus servicios',
  },
  { of: ['contact'], one: 'persona quiso contactarte', many: 'personas quisieron contactarte' },
  { of: ['new_review'], one: 'reseña nueva', many: 'reseñas nuevas' },
  { of: ['review_response'], one: 'respuesta a tus reseñas', many: 'respuestas a tus reseñas' },
  { of: ['new_service'], one: 'servicio nuevo en tus búsquedas', many: 'servicios nuevos en tus búsquedas' },
];

function linesOf(counts: Counts): string[] {
  return told.flatMap(({ of, one, many }) => {
    const count = of.reduce((sum, what) => sum + (counts.get(what) ?? 0), 0);
    return count ? [`• ${count} ${count === 1 ? one : many}`] : [];
  });
}
