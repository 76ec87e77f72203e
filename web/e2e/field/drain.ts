import { setTimeout as wait } from 'node:timers/promises';
import type { OutboxItem } from '../../src/offline/outbox/item/item.ts';
import { pressRetry } from '../outbox.ts';
import type { Device } from './device.ts';
import { passTime } from './in-page.ts';
import type { Ledger } from './ledger.ts';

/** Milliseconds within which everything must arrive once the line is healed. */
const longest = 90_000;

/** Lets all items of an account arrive from a device. Returns the items about which the person has to decide. */
export async function drain(
  device: Device,
  account: number,
  ledger: Ledger,
  note: (text: string) => void,
): Promise<string[]> {
  const page = device.tab(0);
  const until = Date.now() + longest;
  let isThere = false;
  for (;;) {
    const items = await device.items(account);
    const open = items.filter(({ state }) => state !== 'rejected' && state !== 'conflict');
    if (open.length === 0) {
      for (const item of items) settleTold(ledger, item);
      return items.map(({ kind, fault }) => `${kind}: ${fault?.status} ${fault?.code}`);
    }
    if (Date.now() > until) {
      note(`stuck: ${JSON.stringify(open.map(({ body: _, photos: __, draft: ___, ...item }) => item))}`);
      return ['stuck'];
    }
    if (!isThere) await page.goto('/pendientes');
    isThere = true;
    await page.evaluate(passTime);
    await device.lineIsBack();
    await pressRetry(page);
    await wait(100);
  }
}

/** Marks an item's word as `told`, because Pendientes shows the item with its reason. */
function settleTold({ words }: Ledger, item: OutboxItem): void {
  for (const word of words) if (word.isIn(item)) word.state = 'told';
}
