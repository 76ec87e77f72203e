import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModeratedKind, moderatedKinds } from '@tero/shared/rules/moderation';
import { afterAll, describe, expect, it } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { endpoints } from '../../../test/fuzz/endpoints.ts';
import { startHarness } from '../../../test/harness.ts';
import { decideCase, moderate } from '../../../test/moderation.ts';
import { createAdmin, createClient, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { serverErrors } from '../../../test/server-errors.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';
import { refreshStale } from '../services/lists/indexing.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
writeFileSync(
  join(dist, 'index.html'),
  '<html><head><title>Tero</title></head><body><div id="root"></div></body></html>',
);
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});
const admin = await createAdmin(h);
/** What was sent to somebody is theirs, as a mail is: copies in the app, and the download that has them. */
const sent = ['notifications.list', 'profile.exportData'];
const reads = [...endpoints].filter(
  ([name, { method, auth, produces }]) => method === 'GET' && auth !== 'admin' && !produces && !sent.includes(name),
);
const pages = [
  ...['/', '/servicios', '/servicios/:id', '/servicios/:id/reviews', '/provider-profile/:id', '/provider/:id/reviews'],
  ...['/publicacion/post/:id', '/servicios/categoria/electricidad'],
];

/** A pedido stands behind its link alone: inquiries.test.ts. */
type Kind = Exclude<ModeratedKind, 'inquiry'>;
const kinds = moderatedKinds.filter((kind): kind is Kind => kind !== 'inquiry');

/** The word that stands in everything of a kind. */
const word = (kind: Kind) => `zorzal${kind}`;
const { owner, client, fan, ids } = await makeThings();

/** Something of every kind, each with its word, and somebody who keeps all of it. */
async function makeThings() {
  const owner = await createPublisher(h, {
    company_name: `Casa ${word('profile')}`,
    description: `Somos ${word('profile')}`,
  });
  const [client, fan] = [await createClient(h), await createClient(h)];
  const service = await createService(h, owner, {
    title: `Arreglo ${word('service')}`,
    description: `Con ${word('service')} todo`,
  });
  const say = async (as: Person, path: string, body: unknown, key: string) => {
    const { body: said } = await h.call<Record<string, { id: number }>>('POST', path, { as: as.token, body });
    return said[key]?.id ?? 0;
  };
  const post = await say(owner, '/api/posts', { content: `Terminamos ${word('post')} ayer` }, 'post');
  const dates = { title: `Rebaja ${word('offer')}`, startDate: '2026-03-01', endDate: '2026-04-05' };
  const offer = await say(owner, '/api/offers', form(dates, 'image', [await image()]), 'offer');
  const review = (await writeReview(h, client, service, { comment: `Fue ${word('review')}` })).body.review.id;
  const answer = { review_id: review, response_text: `Gracias ${word('reply')}`, is_public: true };
  const reply = await say(owner, '/api/review-responses/create', answer, 'response');
  const keep = (path: string, body: object) => h.call('POST', path, { as: fan.token, body });
  await keep('/api/favorites', { service_id: service.id });
  await keep('/api/history/visit', { service_id: service.id });
  await keep('/api/history/track-click', { provider_id: owner.id, click_type: 'whatsapp' });
  await refreshStale(h.deps);
  const ids: Record<Kind, number> = { service: service.id, post, offer, review, reply, profile: owner.id };
  return { owner, client, fan, ids };
}

/** Where the word of each kind is read: in every read of the contract, without a session and with some, and on pages. */
async function placesOf(readers: readonly Person[]): Promise<Record<Kind, string[]>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()]));
  const note = (text: string, place: string) => {
    for (const kind of kinds) if (text.includes(word(kind))) found[kind]?.add(place);
  };
  const all = [...new Set(Object.values(ids))];
  const queries = [`q=${word('service')}`, `q=${word('profile')}`, `providerId=${ids.profile}`];
  for (const [name, { path, query }] of reads) {
    for (const id of path.includes(':') ? all : [0]) {
      const url = path.replace(/:name|:category\b/, 'Electricidad').replace(/:\w+/g, String(id));
      for (const asked of query ? queries : ['']) {
        for (const as of [null, ...readers]) {
          const { body } = await h.call('GET', `${url}?${asked}`, { as: as?.token });
          // what was searched for is said again
          note(
            JSON.stringify(body, (key, value) => (said.includes(key) ? null : value)),
            name,
          );
        }
      }
    }
  }
  for (const page of [...pages, ...(await sitemaps())]) {
    for (const id of page.includes(':id') ? all : [0]) {
      note((await app.inject({ url: page.replace(':id', String(id)), headers: { accept: 'text/html' } })).body, page);
    }
  }
  const sorted = Object.entries(found).map(([kind, places]) => [kind, [...places].sort()]);
  return Object.fromEntries(sorted) as Record<Kind, string[]>;
}

const said = ['understood', 'correction', 'related', 'query'];

async function sitemaps(): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>https:\/\/tero\.example([^<]+)/g)].map(([, path = '']) => path);
}

const readers = [owner, client, fan];
const others = (kind: Kind) => readers.filter((one) => one !== (kind === 'review' ? client : owner));
const thing = (kind: Kind) => ({ kind, id: ids[kind] });

describe('what is hidden', () => {
  it('is in no read and on no page but its author’s, and comes back to the same ones', async () => {
    const before = await placesOf([fan]);
    for (const kind of kinds) expect([kind, before[kind].length > 0]).toEqual([kind, true]);
    // together go those of which none would hide another
    for (const some of [['post', 'offer', 'reply'], ['service'], ['review'], ['profile']] as const) {
      const cases = [];
      for (const kind of some) cases.push(await moderate(h, admin, thing(kind), 'hide'));
      await refreshStale(h.deps);
      const hidden = await placesOf(others(some[0]));
      for (const kind of some) expect([kind, hidden[kind]]).toEqual([kind, []]);
      for (const { id } of cases) expect((await decideCase(h, admin, id, 'restore')).status).toBe(201);
    }
    await refreshStale(h.deps);
    expect(await placesOf([fan])).toEqual(before);

    const { id } = await moderate(h, admin, thing('profile'), 'suspend');
    await refreshStale(h.deps);
    const { review, ...published } = await placesOf([client, fan]);
    expect(review.length).toBeGreaterThan(0);
    expect(published).toEqual({ service: [], post: [], offer: [], reply: [], profile: [] });
    expect((await decideCase(h, admin, id, 'lift')).status).toBe(201);
    await refreshStale(h.deps);
    expect(await placesOf([fan])).toEqual(before);
  }, 120_000);
});
