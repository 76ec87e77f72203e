import { inTransaction } from '../src/db/transaction.ts';
import type { NewNotice } from '../src/features/notifications/notice/notice.ts';
import { notify } from '../src/features/notifications/notify.ts';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';
import type { startPushService } from './push-service.ts';

let made = 0;

function noticeFor(person: { id: number }, given: Partial<NewNotice>): NewNotice {
  made += 1;
  const content = { title: `Aviso ${made}`, message: 'Lo que pasó.', link: '/provider/reviews' };
  return { accountId: person.id, type: 'new_review', key: `aviso-${made}`, ...content, ...given };
}

/** Notifies a person, as a cause would. */
export function tell(h: Harness, person: { id: number }, given: Partial<NewNotice> = {}): Promise<boolean> {
  const notice = noticeFor(person, given);
  return inTransaction(h.deps.db, (trx) => notify({ trx, now: h.clock.now(), config: h.deps.config }, notice));
}

/** Notifies each person `count` times, in turn. */
export async function tellMany(h: Harness, people: readonly { id: number }[], count: number): Promise<void> {
  await inTransaction(h.deps.db, async (trx) => {
    const work = { trx, now: h.clock.now(), config: h.deps.config };
    for (let told = 0; told < count; told += 1) {
      const person = people[told % people.length] ?? { id: 0 };
      await notify(work, noticeFor(person, { title: `Suceso ${told}` }));
    }
  });
}

/** Subscribes a new browser of the push service through HTTP. Returns its endpoint. */
export async function addBrowser(
  h: Harness,
  person: Person,
  service: Awaited<ReturnType<typeof startPushService>>,
): Promise<{ id: number; endpoint: string }> {
  const subscription = service.subscribe();
  const response = await h.call<{ device: { id: number } }>('POST', '/api/push/subscriptions', {
    as: person.token,
    body: subscription,
  });
  if (response.status !== 200) throw new Error(`the browser was refused: ${response.body.message}`);
  return { id: response.body.device.id, endpoint: subscription.endpoint };
}
