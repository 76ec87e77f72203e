import { createHmac, randomUUID } from 'node:crypto';
import { mpDate } from './replies.ts';
import type { Store, StoredDelivery } from './store.ts';

/** Simulated errors of the webhook events, switched by tests. */
export interface NotificationFaults {
  /** number of extra copies of each event */
  duplicates: number;
  /** the newest first */
  disorder: boolean;
  badSignature: boolean;
  /** events are never sent */
  lost: boolean;
}

/** The milliseconds between attempts; the last value repeats for ever. They are MercadoPago's 15 minutes, shortened. */
const waits = [200, 500, 1000, 3000, 10_000, 60_000];
const timeLimit = 22_000;

/** Sends webhook events, signed like MercadoPago's, and repeats them until the response is 200 or 201. */
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

  /** Sends the events that wait. */
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
    const responses = await Promise.all(Array.from({ length: times }, () => post(delivery)));
    if (responses.every((status) => status === 200 || status === 201)) return forget(delivery);
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
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': request_id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeLimit),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  return {
    announce,
    flush,
    /** Sets the URL of the receiver, and sends the waiting events there, including those of an earlier process. */
    notifyAt(url: string): void {
      target = url;
      for (const delivery of store.list('deliveries')) store.put('deliveries', { ...delivery, tries: 0 });
      flush();
    },
    /** Resolves when every event was tried once. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
    close(): void {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
