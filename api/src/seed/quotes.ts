import { createHash } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { agreementText, extraAgreementText } from '@tero/shared/rules/quotes/agreement';
import type { QuoteContent } from '@tero/shared/rules/quotes/differences';
import { validUntil } from '@tero/shared/rules/quotes/state';
import { localDay } from '@tero/shared/rules/time/time';
import type { Db, Trx } from '../db/schema/database.ts';
import { recountCitas } from '../features/quotes/came/figures.ts';
import type { FileStore } from '../files/store.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import { type DemoPerson, type DemoQuote, readDemo } from './demo-content.ts';
import { renderUnseen } from './images.ts';

/** Inserts quotes with fixed links, which may be public since the demo holds no private data. */
export async function insertQuotes(db: Db, all: readonly DemoQuote[], providers: IdsByKey, now: Date): Promise<void> {
  for (const quote of all) await insertQuote(db, quote, idOf(providers, quote.provider), now);
}

/**
 * Inserts quotes of six clients who say that the provider came to their citas, so that its profile shows this (rule
 * CITA-11).
 */
export async function insertCitaAnswers(
  trx: Trx,
  clients: readonly DemoPerson[],
  providers: IdsByKey,
  now: Date,
): Promise<void> {
  const provider = 'aguamansa';
  const providerId = idOf(providers, provider);
  for (const [index, { name, phone }] of clients.slice(2, 8).entries()) {
    const days_ago = 40 + 7 * index;
    const works = [{ text: 'Destapar la cañería de la cocina', price: 2400 }];
    const quote = { provider, client_name: name, works, materials: null, term: null, conditions: null };
    const accepted = { name, phone, days_ago: days_ago + 2 };
    const sent = { key: `cita-${index}`, tax: 'included', sent_days_ago: days_ago + 3, is_seen: true } as const;
    const quote_id = await insertQuote(trx, { ...quote, ...sent, accepted }, providerId, now);
    const [day, asked_at] = [localDay(new Date(daysBefore(now, days_ago))), daysBefore(now, days_ago - 1)];
    const answer = { quote_id, sequence: 2, day, asked_at, client_outcome: 'came' } as const;
    await trx.insertInto('cita_answers').values(answer).execute();
  }
  await recountCitas(trx, providerId);
}

async function insertQuote(db: Db, quote: DemoQuote, provider_id: number, now: Date): Promise<number> {
  const { key, sent_days_ago, is_seen, client_name, works, materials, tax, term, conditions, guarantee_days } = quote;
  const sent_at = daysBefore(now, sent_days_ago);
  const valid_until = validUntil(new Date(sent_at));
  const content: QuoteContent = { client_name, works, materials, labour: null, tax, term, conditions, guarantee_days };
  const { id } = await db
    .insertInto('quotes')
    .values({ provider_id, token: demoToken(key), client_phone: null, version_number: 1, created_at: sent_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seen_at = is_seen ? daysBefore(now, sent_days_ago, -40) : null;
  const version = { number: 1, content: JSON.stringify(content), validity_days: limits.quoteDays };
  await db
    .insertInto('quote_versions')
    .values({ quote_id: id, ...version, sent_at, valid_until, seen_at })
    .execute();
  if (!quote.accepted) return id;
  const { name: accepted_name, phone: accepted_phone, days_ago } = quote.accepted;
  const accepted = { accepted_name, accepted_phone, accepted_at: daysBefore(now, days_ago) };
  const provider_name = await nameOf(db, provider_id);
  const accepted_text = agreementText({
    ...{ id, version_number: 1, provider_id, provider_name, valid_until },
    ...content,
    ...accepted,
  });
  const fingerprint = sha256(accepted_text);
  await db
    .updateTable('quotes')
    .set({ ...accepted, accepted_text, fingerprint })
    .where('id', '=', id)
    .execute();
  for (const [at, { kind, text, amount, days_ago }] of (quote.entries ?? []).entries()) {
    const created_at = daysBefore(now, days_ago);
    const number = at + 1;
    const entry = { quote_id: id, number, kind, text, pesos: amount, created_at };
    const by = { ...accepted, provider_id, provider_name, accepted_at: created_at };
    const agreement_text = extraAgreementText({ ...by, id, fingerprint, number, text, amount });
    const agreed = { accepted_at: created_at, agreement_text, fingerprint: sha256(agreement_text) };
    const values =
      kind === 'extra' ? { ...entry, ...agreed, state: 'accepted' as const } : { ...entry, state: 'noted' as const };
    await db.insertInto('quote_entries').values(values).execute();
  }
  if (!quote.done) return id;
  const created_at = daysBefore(now, quote.done.days_ago);
  const said = { done_said_at: created_at, done_said_side: 'provider' } as const;
  await db.updateTable('quotes').set(said).where('id', '=', id).execute();
  const photos = quote.done.photos.map(({ stage }, at) => ({ stage, file: fileOf(key, at) }));
  const added = photos.map((photo) => ({ ...photo, quote_id: id, account_id: provider_id, created_at }));
  await db.insertInto('quote_photos').values(added).execute();
  return id;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const fileOf = (key: string, at: number) => `demo-trabajo-${key}-${at}`;

/** Stores the photos of the demo's works where only the server reads them. */
export async function renderWorkPhotos(store: FileStore): Promise<void> {
  for (const { key, done } of readDemo().quotes) {
    for (const [at, { picture }] of (done?.photos ?? []).entries()) await renderUnseen(store, fileOf(key, at), picture);
  }
}

function demoToken(key: string): string {
  return `demo-presupuesto-${key}`.padEnd(43, '0');
}

async function nameOf(db: Db, providerId: number): Promise<string> {
  const row = await db
    .selectFrom('provider_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.company_name', 'a.name'])
    .where('p.account_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return row.company_name ?? row.name;
}
