import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@tero/shared/rules/text/text';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { filesIn, form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, type Person } from '../../../test/people.ts';
import { createPublisher, publish } from '../../../test/service-form.ts';
import { giveBackFreed, prepareErasure } from '../../db/erasure.ts';
import { openSqlite } from '../../db/open.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { markDone } from '../../delivery/outbox/repository.ts';
import { tellOfNewServices } from '../saved-searches/matching-service.ts';
import { eraseDeleted } from './erasure.ts';

const h = await startHarness();
const { db, config } = h.deps;
const onSqlite = !isPostgres(db);
const admin = await createAdmin(h);

/**
 * Texts that only this person wrote. The test searches for each of them as written, and folded as the indexes store it.
 */
const traces = {
  name: 'Zorzalina Quebrachofuerte',
  username: 'zorzalinaquebracho',
  email: 'zorzalina@quebrachofuerte.uy',
  phone: '098761234',
  address: 'Camino Pitanguerita 4321',
  company: 'Ñandubaysal y Compañía',
  cedula: '47654321',
  emergency: 'Tía Mburucuyá',
  title: 'Colocación de Tacuarembolsas',
  description: 'Trabajo con caraguatales y espinillos',
  notes: 'Traigo mis propias arazaleras',
  post: 'Terminé una obra de guayaberas en Piriápolis',
  reply: 'Gracias por lo de las cinacinas',
  message: 'Consulta sobre mis butiaceas',
  subject: 'Pregunta de una ceibalera',
};
/** Those words of the texts that nobody else uses. */
const words = [
  'Zorzalina',
  'Quebrachofuerte',
  'zorzalinaquebracho',
  '098761234',
  '98761234',
  'Pitanguerita',
  'Ñandubaysal',
  '47654321',
  'Mburucuyá',
  'Tacuarembolsas',
  'caraguatales',
  'arazaleras',
  'guayaberas',
  'cinacinas',
  'butiaceas',
  'ceibalera',
];

/** Returns the words that are in a file of the data folder, each with the file's name. */
function found(): string[] {
  const all = readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return all.flatMap((path) => {
    const bytes = readFileSync(path);
    const isHere = (word: string) => [word, fold(word), fold(word).slice(2)].some((text) => bytes.includes(text));
    return words.filter(isHere).map((word) => `${path.slice(config.dataDir.length + 1)}: ${word}`);
  });
}

const post = <T>(path: string, as: Person, body: object, key?: string) =>
  h.call<T>('POST', path, { as: as.token, body, ...(key && { headers: { 'idempotency-key': key } }) });

/** Makes a provider who has written in every place, and people who got notices about it. */
async function livedHere(): Promise<Person> {
  const client = await createClient(h);
  await post('/api/saved-searches', client, { q: 'colocación' });
  const profile = { emergency_contact: traces.emergency, emergency_phone: traces.phone };
  const provider = await createPublisher(h, {
    ...profile,
    company_name: traces.company,
    cedula_number: traces.cedula,
    description: traces.description,
  });
  const { name, username, email, phone, address } = traces;
  const account = { name, username, username_key: username, email, email_key: email, phone, address };
  await db.updateTable('accounts').set(account).where('id', '=', provider.id).execute();
  const { title, description, notes: additional_notes } = traces;
  const published = await publish(h, provider, { title, description, additional_notes });
  expect(published.body.success).toBe(true);
  const { id: service_id } = published.body.service;
  const body = form({ content: traces.post }, 'images', [await image()]);
  const headers = { 'idempotency-key': 'una-clave-de-un-post' };
  expect((await h.call('POST', '/api/posts', { as: provider.token, body, headers })).status).toBe(201);
  const review = await post<{ review: { id: number } }>('/api/reviews', client, {
    service_id,
    response_time_rating: 5,
    attention_rating: 5,
    work_quality_rating: 5,
    comment: 'Muy bien',
    is_anonymous: false,
  });
  expect(review.status).toBe(201);
  const { reply } = traces;
  const path = `/api/provider/reviews/${review.body.review.id}/reply`;
  expect((await post(path, provider, { reply }, 'una-clave-de-respuesta')).status).toBe(201);
  const message = { name, email, phone, subject: traces.subject, message: traces.message };
  expect((await post('/api/contact', provider, message, 'una-clave-de-mensaje')).status).toBe(201);
  await h.call('GET', `/api/services/${service_id}`, { as: client.token });
  // the write-ahead log is emptied into the file, since later changes are only in the log
  await giveBackFreed(db);
  const renamed = { title: `${title} y más` };
  const edited = await h.call('PUT', `/api/admin/services/${service_id}`, { as: admin.token, body: renamed });
  expect(edited.status).toBe(200);
  await tellOfNewServices(h.deps);
  return provider;
}

describe.runIf(onSqlite)('the files of the database', () => {
  test('hold nothing of a deleted account after the next job', async () => {
    const provider = await livedHere();
    const before = found().join('\n');
    for (const word of words) expect(before).toContain(`tero.sqlite: ${word}`);
    expect(before).toContain('tero.sqlite-wal: Tacuarembolsas');
    expect(filesIn(h, 'uploads').length).toBeGreaterThan(4);
    const removed = await h.call('DELETE', `/api/users/${provider.id}`, { as: admin.token });
    expect(removed.status).toBe(200);
    // the last mail is sent, which alone has had the address until now
    const last = await db.selectFrom('outbox').select('id').where('dedupe_key', 'like', '%deletion-done%').execute();
    expect(last).toHaveLength(1);
    for (const { id } of last) await markDone(db, id, 'sent', h.clock.now().toISOString());
    await eraseDeleted(h.deps);
    expect(found()).toEqual([]);
    expect(filesIn(h, 'uploads')).toEqual([]);
    expect(statSync(join(config.dataDir, 'tero.sqlite-wal')).size).toBe(0);
    await eraseDeleted(h.deps);
  });

  test('made without it are rewritten once, at a start', async () => {
    const path = join(config.dataDir, 'old.sqlite');
    const before = new Sqlite(path);
    before.exec("create table notes (text text); insert into notes values ('una caraguatales vieja'), ('otra')");
    before.exec("delete from notes where text like 'una%'");
    before.close();
    const left = () => found().filter((text) => text.startsWith('old.sqlite'));
    expect(left()).toEqual(['old.sqlite: caraguatales']);
    const old = openSqlite(path);
    expect(await prepareErasure(old)).toEqual(expect.any(Number));
    expect(await prepareErasure(old)).toBeNull();
    expect(left()).toEqual([]);
    expect((await sql<{ text: string }>`select text from notes`.execute(old)).rows).toEqual([{ text: 'otra' }]);
    await old.destroy();
  });
});
