import { countTexts } from '../../../delivery/outbox/repository.ts';
import { dayBegan, sharesOf } from '../../../delivery/sms/budget.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Waiting } from './repository.ts';

/**
 * Returns the number of the day's SMS and the number that may be sent; null when there is no gateway (rule TRUST-32).
 */
export async function textsOfDay({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date) {
  if (!config.sms) return null;
  return { count: await countTexts(db, dayBegan(now), { all: true }), most: config.textsADay };
}

/** Returns the day's SMS as a task once they reach four fifths of the operator's budget; before that, no task. */
export async function textsNearlySpent(deps: Pick<Deps, 'db' | 'config'>, now: Date): Promise<Waiting> {
  const texts = await textsOfDay(deps, now);
  const isNear = texts !== null && texts.count >= sharesOf(texts.most).nearly;
  return { count: isNear ? texts.count : 0, oldest: null, newest: null };
}
