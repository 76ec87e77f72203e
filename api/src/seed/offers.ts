import { addDays, localDay } from '@tero/shared/rules/time/time';
import type { Db } from '../db/schema/database.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { DemoOffer } from './demo-content.ts';
import { coverKey } from './images.ts';
import { insertAll } from './insert.ts';

export async function insertOffers(
  db: Db,
  offers: readonly DemoOffer[],
  providers: IdsByKey,
  now: Date,
): Promise<void> {
  const today = localDay(now);
  const rows = offers.map(({ provider, title, cover, start_days_ago, end_in_days }) => ({
    provider_id: idOf(providers, provider),
    title,
    file: coverKey(cover),
    start_date: addDays(today, -start_days_ago),
    end_date: addDays(today, end_in_days),
    created_at: daysBefore(now, start_days_ago, 90),
  }));
  await insertAll(db, 'offers', rows);
}
