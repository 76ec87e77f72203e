import { afterAll } from 'vitest';
import { type ChannelName, drain } from '../src/delivery/outbox/outbox.ts';
import { openChannels } from '../src/features/notifications/delivery/senders.ts';
import type { Harness } from './harness.ts';

/** Returns the channels of a harness with their real senders. `deliver` sends what is due, in one channel or in all. */
export function deliveriesOf(h: Harness) {
  const { channels, close } = openChannels(h.deps);
  afterAll(close);
  async function deliver(only?: ChannelName): Promise<void> {
    const wanted = channels.filter(({ channel }) => !only || channel === only);
    await Promise.all(wanted.map((channel) => drain({ ...h.deps, ...channel })));
  }
  return { deliver, channels };
}

/** Returns the outbox rows of an account, by channel: status and number of attempts. */
export function outboxOf(h: Harness, accountId: number) {
  return h.deps.db
    .selectFrom('outbox')
    .select(['id', 'channel', 'dedupe_key', 'status', 'attempts', 'category', 'next_attempt_at', 'last_error'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
