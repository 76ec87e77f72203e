import type { Db } from '../db/schema/database.ts';
import type { FileStore } from '../files/store.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import { type DemoContent, type DemoInquiry, readDemo } from './demo-content.ts';
import { renderUnseen } from './images.ts';

/** The minutes around a pedido when its chats were opened, and when the person was asked about them a day later. */
const [chat, asked] = [-5, -20];

/** Stores the photos of the demo's pedidos where only the server reads them. */
export async function renderInquiryPhotos(store: FileStore): Promise<void> {
  for (const { key, photos } of readDemo().inquiries) {
    for (const [at, picture] of photos.entries()) await renderUnseen(store, fileOf(key, at), picture);
  }
}

/** Inserts pedidos of the demo's client. Their links may be public, since the demo holds no private data. */
export async function insertInquiries(
  db: Db,
  { inquiries, signIns }: Pick<DemoContent, 'inquiries' | 'signIns'>,
  ids: { clients: IdsByKey; services: IdsByKey },
  now: Date,
): Promise<void> {
  const account_id = idOf(ids.clients, signIns.client.key);
  for (const inquiry of inquiries) await insertInquiry(db, inquiry, { account_id, services: ids.services, now });
}

async function insertInquiry(
  db: Db,
  { key, what, place, timing, photos, days_ago, asked: recipients }: DemoInquiry,
  { account_id, services, now }: { account_id: number; services: IdsByKey; now: Date },
): Promise<void> {
  const created_at = daysBefore(now, days_ago);
  const { id } = await db
    .insertInto('inquiries')
    .values({ account_id, what, place, timing, token: `demo-pedido-${key}`.padEnd(22, '0'), created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, { service, is_asked, minutes }] of recipients.entries()) {
    const service_id = idOf(services, service);
    const provider_id = await providerOf(db, service_id);
    const asked_at = is_asked ? daysBefore(now, days_ago, chat) : null;
    await db
      .insertInto('inquiry_recipients')
      .values({ inquiry_id: id, account_id, provider_id, service_id, position, asked_at })
      .execute();
    if (asked_at === null) continue;
    await db
      .insertInto('contacts')
      .values({ account_id, service_id, provider_id, contacted_at: asked_at })
      .onConflict((oc) => oc.columns(['account_id', 'service_id']).doUpdateSet({ contacted_at: asked_at }))
      .execute();
    if (minutes === null) continue;
    const at = daysBefore(now, days_ago - 1, asked);
    const answer = { outcome: 'responded', minutes, agreed: 1, answered_at: at } as const;
    await db
      .insertInto('contact_questions')
      .values({ account_id, provider_id, contacted_at: asked_at, asked_at: at, ...answer })
      .execute();
  }
  const files = photos.map((_, position) => ({ inquiry_id: id, position, file: fileOf(key, position), created_at }));
  await db.insertInto('inquiry_photos').values(files).execute();
}

const fileOf = (key: string, at: number) => `demo-pedido-${key}-${at}`;

async function providerOf(db: Db, serviceId: number): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select('provider_id')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  return row.provider_id;
}
