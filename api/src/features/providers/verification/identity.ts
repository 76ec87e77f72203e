import { identityFiles, type OwnVerification } from '@tero/shared/contract/providers-own';
import { day } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { signed } from '../../../core/hmac.ts';
import type { IncomingFile } from '../../../core/incoming-file.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { discardFiles } from '../../../images/staged.ts';
import { forTeam, withUnseenImages } from '../../../images/unseen.ts';
import { tellIdentity } from '../../notifications/notice-texts.ts';
import * as reviews from './repository.ts';
import { closeReview } from './review.ts';

const words = 'ceibo río puente luna mate horno arena trigo faro nube pino cometa barco jazmín piedra ombú'.split(' ');

/** Returns the provider's word of the day. Nobody can know another provider's word, or tomorrow's. */
function wordOf({ jwtSecret }: Pick<Deps['config'], 'jwtSecret'>, accountId: number, at: Date): string {
  const number = Number.parseInt(signed(jwtSecret, `identity word\n${accountId}\n${localDay(at)}`).slice(0, 8), 16);
  return `${words[number % words.length]} ${((number >>> 8) % 90) + 10}`;
}

type Reviewed = NonNullable<Awaited<ReturnType<typeof reviews.find>>>;

/** Returns the state of a provider's pictures, and the word that new ones must show (rule TRUST-51). */
export async function ownIdentity(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: Reviewed,
): Promise<OwnVerification['identity']> {
  const word = wordOf(config, row.id, clock.now());
  if (row.identity_sent_at) return { state: 'sent', word, at: row.identity_sent_at, reason: null };
  if (row.identity_seen_at) return { state: 'seen', word, at: row.identity_seen_at, reason: null };
  const last = await reviews.findLastDecision(db, row.id, 'identity');
  if (last?.status !== 'rejected') return { state: 'none', word, at: null, reason: null };
  return { state: 'refused', word, at: last.created_at, reason: last.reason };
}

/** Stores the pictures for the team, in place of earlier ones. Accepts today's word, and yesterday's. */
export async function sendIdentity(
  deps: Deps,
  word: string,
  { files, caller }: { files: readonly IncomingFile[]; caller: Caller },
): Promise<void> {
  const { db, clock, config, files: stores } = deps;
  const now = clock.now();
  const days = [now, new Date(now.getTime() - day)];
  if (!days.some((at) => wordOf(config, caller.accountId, at) === word))
    throw fault('word', 'Esa palabra ya venció: escribí en el papel la de hoy.');
  if (files.length !== identityFiles.max) throw fault(identityFiles.field, identityFiles.required);
  const replaced = await withUnseenImages({ stores, files, rules: identityFiles, prefix: forTeam.prefix }, (names) =>
    inTransaction(db, async (trx) => {
      const row = found(await reviews.hold(trx, caller.accountId));
      if (row.verification_status === 'approved' && row.identity_seen_at) {
        throw new AppError('already_exists', { message: 'Tu identidad ya está verificada.' });
      }
      await reviews.update(trx, row.id, {
        identity_files: JSON.stringify(names),
        identity_word: word,
        identity_sent_at: now.toISOString(),
      });
      return filesOf(row);
    }),
  );
  await discardFiles(deps, replaced);
}

/** Removes the pictures from a provider's row. Returns their files, which the caller removes after the transaction. */
export async function takePictures(trx: Trx, id: number): Promise<string[]> {
  const row = await reviews.hold(trx, id);
  if (!row?.identity_files) return [];
  await reviews.update(trx, id, { identity_files: null, identity_word: null, identity_sent_at: null });
  return filesOf(row);
}

/**
 * Ends the approval of a provider's pictures, and removes those that wait. Returns the files, as `takePictures` does.
 */
export async function endIdentity(trx: Trx, id: number): Promise<string[]> {
  await reviews.update(trx, id, { identity_seen_at: null });
  return takePictures(trx, id);
}

/** Returns a provider's row, with the pictures that wait, locked until the transaction ends. */
export function holdIdentity(trx: Trx, id: number) {
  return reviews.hold(trx, id);
}

/** Records that the team has seen a provider at an instant, which also approves the provider's data (rule TRUST-50). */
export async function markSeen(
  trx: Trx,
  { id, verification_status }: Pick<Reviewed, 'id' | 'verification_status'>,
  { adminId, at }: { adminId: number; at: string },
): Promise<void> {
  const admin_notes = 'El documento, la cara y los datos coinciden';
  const decision = { provider_id: id, admin_id: adminId, reason: null, admin_notes, created_at: at };
  if (verification_status !== 'approved') {
    await closeReview(trx, id, 'approved');
    await reviews.insertDecision(trx, { ...decision, status: 'approved' });
  }
  await reviews.update(trx, id, { identity_seen_at: at });
  await reviews.insertDecision(trx, { ...decision, status: 'approved', about: 'identity' });
}

/** Returns the files of the document and the face that wait. */
export function filesOf({ identity_files }: Pick<Reviewed, 'identity_files'>): string[] {
  return JSON.parse(identity_files ?? '[]');
}

/** Deletes pictures that nobody compared in 14 days, and notifies their provider (rule TRUST-52). Runs as a job. */
export async function forgetPictures(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files'>): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - forTeam.longest).toISOString();
  for (const id of await reviews.listSentBefore(db, before)) {
    const files = await inTransaction(db, async (trx) => {
      const row = await reviews.hold(trx, id);
      if (!row?.identity_sent_at || row.identity_sent_at > before) return [];
      const files = await takePictures(trx, id);
      await refuse(trx, { id, adminId: null, reason: late, notes: 'Vencidas sin comparar', at: now.toISOString() });
      await tellIdentity({ trx, now, config }, { id, seen: false, reason: late });
      return files;
    });
    await discardFiles(deps, files);
  }
}

const late = 'No llegamos a comparar tus fotos en 14 días, perdón.';

interface Refused {
  id: number;
  adminId: number | null;
  reason: string;
  notes: string;
  at: string;
}

/** Records that the pictures did not show the provider. */
export async function refuse(trx: Trx, { id, adminId, reason, notes, at }: Refused): Promise<void> {
  const decision = { provider_id: id, admin_id: adminId, status: 'rejected', about: 'identity' } as const;
  await reviews.insertDecision(trx, { ...decision, reason, admin_notes: notes, created_at: at });
}

export function findPictures(db: Db, id: number) {
  return reviews.find(db, id);
}

function fault(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
