import { AppError } from '../../core/errors.ts';
import { sendSignal } from '../../db/signals.ts';
import type { Deps } from '../../deps/deps.ts';
import * as notices from './notice/repository.ts';

export async function markRead({ db, clock }: Deps, accountId: number, id: number): Promise<void> {
  if (!(await notices.markRead(db, accountId, id, clock.now().toISOString()))) throw new AppError('not_found');
  await sendSignal(db, { topic: 'notices', accountId });
}

export async function markAllRead({ db, clock }: Deps, accountId: number): Promise<void> {
  await notices.markAllRead(db, accountId, clock.now().toISOString());
  await sendSignal(db, { topic: 'notices', accountId });
}
