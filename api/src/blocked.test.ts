import { phoneText, whatsappNumber } from '@tero/shared/rules/phone';
import { expect, test } from 'vitest';
import { everyRead, startSite } from '../test/every-read.ts';
import { endpoints } from '../test/fuzz/endpoints.ts';
import { startHarness } from '../test/harness.ts';
import { naming } from '../test/naming.ts';
import { signIn } from '../test/people.ts';
import { makeTheirs, type Theirs } from '../test/theirs.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const site = await startSite(h);

/**
 * Matches calls with a lasting effect: they come last, because they would end the session or change what other calls
 * see.
 */
const ending = /remove|logout|changePassword|closeOther|becomeProvider|deletion/i;

/** Returns a body that names the provider and its service in every field that a call may read. */
const anyBody = ({ ids, provider }: Theirs) => ({
  ...{ id: ids.service, service_id: ids.service, provider_id: provider.id, serviceId: ids.service },
  ...{ service_ids: [ids.service], what: 'Una canilla', place: 'Pocitos', timing: 'hoy', click_type: 'whatsapp' },
  ...{ numbers: [provider.phone], text: 'Hola', note: null, kind: 'profile', reason: 'spam', version_number: 1 },
});

/**
 * Calls every endpoint that an account may call, as the client, and reads every page. Returns those that revealed the
 * phone.
 */
async function walk(theirs: Theirs): Promise<string[]> {
  const { client, provider, ids } = theirs;
  const { token } = await h.deps.db
    .selectFrom('quotes')
    .select('token')
    .where('id', '=', ids.quote)
    .executeTakeFirstOrThrow();
  const pedido = await h.deps.db
    .selectFrom('inquiries')
    .select('token')
    .where('id', '=', ids.inquiry)
    .executeTakeFirstOrThrow();
  const told = new Set<string>();
  const phones = [provider.phone, whatsappNumber(provider.phone) ?? '', phoneText(provider.phone), provider.email];
  const judge = (name: string, text: string) => {
    if (phones.some((phone) => text.includes(phone))) told.add(name);
  };
  const numbers = [...new Set([...Object.values(ids), provider.id, client.id])];
  const readers = [client];
  for (const { name, text } of await everyRead(h, site, { ids: numbers, queries: ['q=a&limit=50'], readers })) {
    judge(name, text);
  }
  for (const [name, { method, path, auth }] of endpoints) {
    if (auth === 'admin' || (ending.test(name) && method !== 'GET')) continue;
    const named = naming[name];
    if (typeof named === 'object' && named.as === 'client') {
      const given = { as: client.token, ...(named.body && { body: named.body(theirs) }) };
      judge(name, JSON.stringify((await h.call(method, named.path(theirs), given)).body));
    }
    const wanted = name.startsWith('quotes.') ? token : (pedido.token ?? '');
    const urls = path.includes('/:')
      ? [wanted, provider.id, ids.service, ids.inquiry].map((id) => path.replace(/:\w+/g, String(id)))
      : [path];
    for (const url of urls) {
      const body = method === 'GET' ? {} : { body: anyBody(theirs) };
      judge(name, JSON.stringify((await h.call(method, url, { as: client.token, ...body })).body));
    }
  }
  return [...told].toSorted();
}

test('a blocked account gets the phone, the email and a chat from none of the endpoints that give one (rule TRUST-81)', async () => {
  const theirs = await makeTheirs(h);
  const { client, provider } = theirs;
  // not the codes in the example of an error
  provider.phone = '099765431';
  await h.deps.db.updateTable('accounts').set({ phone: provider.phone }).where('id', '=', provider.id).execute();
  // shows that the walk reaches every place that gives the phone
  expect(await walk(theirs)).toEqual(['inquiries.list', 'providers.detail', 'services.detail']);
  // the walk may have ended the session, and the following calls would show nothing
  client.token = await signIn(h, client);
  const given = await h.call('GET', `/api/providers/${provider.id}`, { as: client.token });
  expect(given.body).toMatchObject({ provider: { phone: provider.phone } });
  const view = { origin: 'phone', id: client.id };
  const { status } = await h.call('POST', '/api/provider/blocks', { as: provider.token, body: view });
  expect([status, await walk(theirs)]).toEqual([201, []]);
  expect((await h.call('GET', '/api/favorites', { as: client.token })).status).toBe(200);
});
