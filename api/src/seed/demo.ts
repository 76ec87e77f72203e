import type { Db, OuterDb } from '../db/schema/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { madeUpPassword } from '../features/accounts/new-password/new-password.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { refreshListed } from '../features/services/lists/lists.ts';
import { markedCategories } from '../features/usual-prices/marks.ts';
import { makeMarked } from '../features/usual-prices/nightly.ts';
import type { Files } from '../files/store.ts';
import type { ImageStore } from '../images/store.ts';
import { idOf, insertClients, insertProviders } from './accounts.ts';
import { insertActivity } from './activity.ts';
import { seedCategories } from './categories.ts';
import { readDemo, readSignIns } from './demo-content.ts';
import { insertEvents } from './events.ts';
import { renderImages } from './images.ts';
import { insertInquiries, renderInquiryPhotos } from './inquiries.ts';
import { insertInvite } from './invites.ts';
import { insertOffers } from './offers.ts';
import { insertPapers } from './papers.ts';
import { insertPosts } from './posts.ts';
import { insertCitaAnswers, insertQuotes, renderWorkPhotos } from './quotes.ts';
import { insertReviews, placeReviews, recountProviders, recountServices } from './reviews.ts';
import { insertServices } from './services.ts';

/**
 * Fills a migrated database without accounts with the demo content, and the store with its images. Returns false when
 * there are accounts. Dates are relative to `now`, and the same `now` gives the same content. Calls `tell` because the
 * work takes a while.
 */
export async function seedDemo(
  { db, images, files }: { db: OuterDb; images: ImageStore; files: Pick<Files, 'staged'> },
  now: Date,
  tell: (line: string) => void = () => undefined,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  tell('La base está vacía: se hacen las imágenes y los datos de la demostración. Puede llevar un minuto.');
  await renderImages(images);
  await renderInquiryPhotos(files.staged);
  await renderWorkPhotos(files.staged);
  return seedDemoContent(db, now);
}

/** Inserts the content without images in one transaction, so that an interrupted start leaves an empty database. */
export async function seedDemoContent(db: OuterDb, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  await seedCategories(db, now);
  const content = readDemo();
  const passwordHash = await hashPassword(madeUpPassword(content.signIns.password));
  await inTransaction(db, async (trx) => {
    await insertClients(trx, [content.signIns.admin], passwordHash, now, 'admin');
    const clients = await insertClients(trx, content.clients, passwordHash, now);
    const providers = await insertProviders(trx, content.providers, passwordHash, now);
    await insertPapers(trx, providers, now);
    const services = await insertServices(trx, content.services, providers, now);
    const reviews = placeReviews(content, { clients, providers, services });
    await insertReviews(trx, reviews, now);
    await recountServices(trx, [...providers.values()]);
    await recountProviders(trx, [...providers.values()]);
    await insertActivity(trx, content, { clients, services }, reviews, now);
    await insertPosts(trx, content, { clients, providers }, now);
    await insertOffers(trx, content.offers, providers, now);
    await insertQuotes(trx, content.quotes, providers, now);
    await insertCitaAnswers(trx, content.clients, providers, now);
    await insertInvite(trx, idOf(providers, content.signIns.provider.key), now);
    await insertInquiries(trx, content, { clients, services }, now);
    await insertEvents(trx, idOf(providers, content.signIns.provider.key), now);
    for (const providerId of providers.values()) await refreshListed(trx, { providerId }, now);
    for (const categoryId of await markedCategories(trx)) await makeMarked(trx, categoryId);
  });
  return true;
}

/** Returns the demo sign-ins as lines of text for the console. */
export function demoSignIns(): string[] {
  const { client, provider, newProvider, admin, password } = readSignIns();
  return [
    `Ingresos de demostración, todos con la contraseña ${password}:`,
    `  ${client.email} (cliente)`,
    `  ${provider.email} (proveedor con suscripción activa)`,
    `  ${newProvider.email} (proveedor sin suscripción)`,
    `  ${admin.email} (administración)`,
  ];
}

async function isEmpty(db: Db): Promise<boolean> {
  return !(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst());
}
