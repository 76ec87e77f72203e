import { createHash } from 'node:crypto';
import type { crashes as contract } from '@tero/shared/contract/crashes';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { ownFrames } from '@tero/shared/rules/reports/crash';
import { type CspViolation, cspCrash, isOfExtension } from '@tero/shared/rules/reports/csp-violation';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as crashes from './repository.ts';

type Report = BodyOf<typeof contract.report>;
type CrashDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts a crash of the web app in the row of its fingerprint and local day. Above a daily number of different crashes
 * it drops new ones, because anybody can report crashes (rule ADM-30). `violations` have a limit of their own, and
 * their message distinguishes them.
 */
export async function recordCrash({ db, clock }: CrashDeps, report: Report, isViolation = false): Promise<void> {
  const now = clock.now();
  const [day, at] = [localDay(now), now.toISOString()];
  const fingerprint = fingerprintOf(report, isViolation);
  if (await crashes.countAgain(db, { day, fingerprint, last_at: at })) return;
  await inTransaction(db, async (trx) => {
    const held = await alone(trx, 'crashes');
    if ((await crashes.countOfDay(held, day)) >= limits.crashesPerDay) return;
    if (isViolation && (await crashes.countOfDay(held, day, report.build)) >= limits.cspViolationsPerDay) return;
    await crashes.insert(trx, { ...report, day, fingerprint, count: 1, first_at: at, last_at: at });
  });
}

/**
 * Counts violations of the content security policy that a browser reported, as crashes with a lower daily limit (rule
 * ADM-31).
 */
export async function recordViolations(deps: CrashDeps, violations: CspViolation[]): Promise<void> {
  for (const violation of violations.slice(0, limits.cspViolations)) {
    if (!isOfExtension(violation)) await recordCrash(deps, cspCrash(violation), true);
  }
}

/** The number of innermost lines of the stack that distinguish crashes. */
const tellingFrames = 3;

/**
 * Returns the fingerprint of a crash. Messages differ by browser and data, so they distinguish crashes only when there
 * is no stack.
 */
function fingerprintOf({ build, route, message, stack }: Report, byMessage: boolean): string {
  const frames = byMessage ? [] : ownFrames(stack).slice(0, tellingFrames);
  const telling = [build, route, ...(frames.length > 0 ? frames : [message])];
  return createHash('sha256').update(JSON.stringify(telling)).digest('hex');
}

/** Removes crashes of more than 30 local days ago, today included. */
export async function forgetOldCrashes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await crashes.removeBefore(db, addDays(localDay(clock.now()), 1 - limits.crashDays));
}
