import { createHmac, randomUUID } from 'node:crypto';
import { mpDate } from './replies.ts';
import type { Store, StoredDelivery } from './store.ts';

/** How notifications go wrong; tests switch it. */
export interface NotificationFaults {
  /** each is sent so many times more */
  duplicates: number;
  /** the newest first */
  disorder: boolean;
  badSignature: boolean;
  /** never sent */
  lost: boolean;
}

/** Milliseconds between two tries, the last one for ever: MercadoPago's quarters of an hour, compressed. */
const waits = [200, 500, 1000, 3000, 10_000, 60_000];
const patience = 22_000;

/** Sends notifications, signed as MercadoPago does, and again until they are answered with 200 or 201. */
export function startNotifier(given: {
  store: Store;
  secret: string;
  now: () => number;
  faults: () => NotificationFaults;
}) {
  const { store, secret, now, faults } = given;
  const underWay = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let target: string | undefined;
  let closed = false;

  function announce(topic: string, action: string, dataId: string | number): void {
    if (faults().lost) return;
    store.put('deliveries', {
      id: store.count('deliveries'),
      topic,
      action,
      data_id: String(dataId),
      request_id: randomUUID(),
      created_at: now(),
      tries: 0,
    });
  }

  /** Sends what waits. */
  function flush(): void {
    if (!target || closed) return;
    const waiting = store.list('deliveries').filter(({ tries }) => tries === 0);
    if (faults().disorder) waiting.reverse();
    for (const delivery of waiting) send(delivery);
  }

  function send(delivery: StoredDelivery): void {
    store.put('deliveries', { ...delivery, tries: delivery.tries + 1 });
    const sent = attempts(delivery).finally(() => underWay.delete(sent));
    underWay.add(sent);
  }

  async function attempts(delivery: StoredDelivery): Promise<void> {
    const times = 1 + faults().duplicates;
    const answers = await Promise.all(Array.from({ length: times }, () => post(delivery)));
    if (answers.every((status) => status === 200 || status === 201)) return forget(delivery);
    const again = () => {
      timers.delete(timer);
      const waiting = !closed && store.find('deliveries', delivery.id);
      if (waiting) send(waiting);
    };
    const timer = setTimeout(again, waits[Math.min(delivery.tries, waits.length - 1)]);
    timers.add(timer.unref());
  }

  function forget({ id }: StoredDelivery): void {
    if (!closed) store.remove('deliveries', id);
  }

  async function post({ id, topic, action, data_id, request_id, created_at }: StoredDelivery): Promise<number> {
    const url = new URL(target ?? '');
    url.searchParams.set('data.id', data_id);
    url.searchParams.set('type', topic);
    const ts = Date.now();
    const manifest = `id:${data_id};request-id:${request_id};ts:${ts};`;
    const key = faults().badSignature ? `not ${secret}` : secret;
    const v1 = createHmac('sha256', key).update(manifest).digest('hex');
    const body = {
      id,
      live_mode: false,
      type: topic,
      date_created: mpDate(created_at),
      user_id: 1_234_567,
      api_version: 'v1',
      action,
      data: { id: data_id },
    };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': request_id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    announce,
    flush,
    /** Where they go from now on; what an earlier process left is sent too. */
    notifyAt(url: string): void {
      target = url;
      for (const delivery of store.list('deliveries')) store.put('deliveries', { ...delivery, tries: 0 });
      flush();
    },
    /** Until every notification was tried once. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
    close(): void {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
