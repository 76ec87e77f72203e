import { eraseDue } from '../src/features/profile/deletion.ts';
import type { Harness } from './harness.ts';

/**
 * Deletes the account of a session as its owner does, and advances past its waiting days, so that it is erased. Returns
 * the response.
 */
export async function eraseOwn(h: Pick<Harness, 'call' | 'deps'>, token: string) {
  const response = await h.call('DELETE', '/api/users/profile', { as: token });
  await passDays(h);
  return response;
}

/** Erases every account that is awaiting its deletion, as if its waiting days were over. */
export async function passDays({ deps }: Pick<Harness, 'deps'>): Promise<void> {
  const due = { deletion_at: deps.clock.now().toISOString() };
  await deps.db.updateTable('accounts').set(due).where('deletion_at', 'is not', null).execute();
  await eraseDue(deps);
}

/** The pattern of the keys of the mails about the end of an account. */
export const lastMail = 'email:deletion-done:%';

/** Counts the last mail as sent, without its text. */
export async function sendLastMail(h: Harness): Promise<void> {
  const sent = { status: 'sent' as const, payload: '{}' };
  await h.deps.db.updateTable('outbox').set(sent).where('dedupe_key', 'like', lastMail).execute();
}
