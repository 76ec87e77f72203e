import { addDays, localDay } from '@tero/shared/rules/time/time';
import type { Insertable } from 'kysely';
import type { Db, Table } from '../db/schema/database.ts';
import { insertAll } from './insert.ts';
import { type Random, random } from './random.ts';

type Event = Insertable<Table<'daily_events'>>;

/** Days with events of the demo provider. */
const daysShown = 90;

/** Inserts events: the visits and contacts of the history, and events of visitors of the demo provider. */
export async function insertEvents(db: Db, demoProviderId: number, now: Date): Promise<void> {
  const services = await db.selectFrom('services').select(['id', 'provider_id']).orderBy('id').execute();
  const owners = new Map(services.map((service) => [service.id, service.provider_id]));
  const visits = await db.selectFrom('visits').select(['account_id', 'service_id', 'visited_at as at']).execute();
  const contacts = await db.selectFrom('contacts').select(['account_id', 'service_id', 'contacted_at as at']).execute();
  const told = (kind: Event['kind']) => (row: (typeof visits)[number]) => ({
    kind,
    subject_id: row.service_id,
    viewer: `account:${row.account_id}`,
    day: localDay(new Date(row.at)),
    provider_id: owners.get(row.service_id) as number,
  });
  const own = services.filter((service) => service.provider_id === demoProviderId).map((service) => service.id);
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'views_count', 'created_at'])
    .where('provider_id', '=', demoProviderId)
    .orderBy('id')
    .execute();
  const chance = random(89);
  await insertAll(db, 'daily_events', [
    ...visits.map(told('service_view')),
    ...contacts.map(told('whatsapp')),
    ...passersBy(demoProviderId, own, now, chance),
    ...posts.flatMap((post) => readers(post, demoProviderId, now, chance)),
  ]);
}

/** Returns random events of visitors: a few views per day, some of them with a contact. */
function passersBy(provider_id: number, serviceIds: readonly number[], now: Date, chance: Random): Event[] {
  const events: Event[] = [];
  const add = (kind: Event['kind'], subject_id: number, day: string, times: number) => {
    for (let at = 0; at < times; at += 1)
      events.push({ kind, subject_id, viewer: `demo-${day}-${at}`, day, provider_id });
  };
  const today = localDay(now);
  for (let back = 0; back < daysShown; back += 1) {
    const day = addDays(today, -back);
    const visits = chance.below(4);
    add('profile_view', provider_id, day, visits);
    add('profile_card', provider_id, day, Math.floor(visits / 2));
    add('profile_whatsapp', provider_id, day, visits === 3 ? 1 : 0);
    for (const id of serviceIds) {
      const views = chance.below(6);
      add('service_view', id, day, views);
      add('whatsapp', id, day, Math.min(views, chance.below(9) === 0 ? 1 : 0));
      add('phone', id, day, Math.min(views, chance.below(20) === 0 ? 1 : 0));
    }
  }
  return events;
}

/** Returns the view events for a post's count of views, most of them in its first days. */
function readers(
  post: { id: number; views_count: number; created_at: string },
  provider_id: number,
  now: Date,
  chance: Random,
): Event[] {
  const age = now.getTime() - Date.parse(post.created_at);
  return Array.from({ length: post.views_count }, (_, at) => {
    const later = (chance.below(1000) / 1000) ** 3;
    const day = localDay(new Date(Date.parse(post.created_at) + age * later));
    return { kind: 'post_view', subject_id: post.id, viewer: `demo-${at}`, day, provider_id };
  });
}
