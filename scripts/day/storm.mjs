// A storm of pushes: many people wait for one thing, each with a browser, and then it is published.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { image } from '../../api/test/forms.ts';
import { filled } from '../../api/test/service-fields.ts';

const batch = 1000;
const text = 'luminarias zafiro';

/** Lets so many clients save one search, each with a browser that gets pushes. */
export async function waitForIt({ db, vapid, tellOutside }, asking, client, count) {
  const given = { method: 'POST', as: client.token, body: { q: text } };
  const { body } = await asking.ask('before the day', '/api/saved-searches', given);
  const row = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', body.search.id)
    .executeTakeFirstOrThrow();
  const { id: _, account_id: owner, ...search } = row;
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('id', '!=', owner)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  const { subscriptions } = await tellOutside({ subscribe: accounts.length });
  const created_at = new Date().toISOString();
  const browser = { device: 'Chrome en Android', vapid_key: vapid.publicKey, created_at };
  for (let at = 0; at < accounts.length; at += batch) {
    const some = accounts.slice(at, at + batch);
    const searches = some.map(({ id }) => ({ ...search, account_id: id }));
    const browsers = some.map(({ id }, offset) => {
      const { endpoint, keys } = subscriptions[at + offset];
      return { ...browser, ...keys, account_id: id, endpoint };
    });
    await db.insertInto('saved_searches').values(searches).execute();
    await db.insertInto('push_subscriptions').values(browsers).execute();
  }
  return accounts.length;
}

/** Publishes it, and returns in how many seconds the first and the last push had come, and how many. */
export async function storm({ db, tellOutside }, { port, provider, count }) {
  const form = new FormData();
  const fields = { ...filled, title: `Instalación de ${text}`, description: `Coloco ${text} en casas y comercios.` };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('images', new File([await image({ width: 320, height: 240 })], 'foto.jpg', { type: 'image/jpeg' }));
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/services`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${provider.token}`, 'idempotency-key': randomUUID() },
  });
  if (!answer.ok) throw new Error(`the service was not published: ${await answer.text()}`);
  const seconds = () => (performance.now() - began) / 1000;
  let first;
  for (let last = { pushes: 0, at: 0 }; ; ) {
    const { pushes, refused } = await tellOutside({});
    if (pushes > 0) first ??= seconds();
    if (pushes > last.pushes) last = { pushes, at: seconds() };
    const isDone = pushes >= count && !(await anyWaits(db));
    if (isDone || seconds() > last.at + 120) return { pushes, first, last: last.at, refused: refused.length };
    await pause(250);
  }
}

async function anyWaits(db) {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'push')
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
