import type { NewNotice } from '../src/features/notifications/notice.ts';
import { notify } from '../src/features/notifications/service.ts';
import type { Person } from './factories.ts';
import type { Harness } from './harness.ts';
import type { startPushService } from './push-service.ts';

let made = 0;

/** Tells a person something, as a cause would. */
export function tell(h: Harness, person: { id: number }, given: Partial<NewNotice> = {}): Promise<boolean> {
  made += 1;
  const { db, config } = h.deps;
  const notice: NewNotice = {
    accountId: person.id,
    type: 'new_review',
    title: `Aviso ${made}`,
    message: 'Lo que pasó.',
    link: '/provider/reviews',
    key: `aviso-${made}`,
    ...given,
  };
  return db.transaction().execute((trx) => notify(trx, config, h.clock.now(), notice));
}

/** Subscribes a made-up browser of the push service through HTTP; its address. */
export async function addBrowser(
  h: Harness,
  person: Person,
  service: Awaited<ReturnType<typeof startPushService>>,
): Promise<{ id: number; endpoint: string }> {
  const subscription = service.subscribe();
  const answer = await h.call<{ device: { id: number } }>('POST', '/api/push/subscriptions', {
    as: person.token,
    body: subscription,
  });
  if (answer.status !== 200) throw new Error(`the browser was refused: ${answer.body.message}`);
  return { id: answer.body.device.id, endpoint: subscription.endpoint };
}
