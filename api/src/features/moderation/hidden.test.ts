// @module-tag postgres
import { type ModeratedKind, moderatedKinds } from '@tero/shared/rules/moderation';
import { describe, expect, it } from 'vitest';
import { everyRead, startSite } from '../../../test/every-read.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { decideCase, moderate } from '../../../test/moderation.ts';
import { createAdmin, createClient, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { refreshStale } from '../services/lists/indexing.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const site = await startSite(h);
const admin = await createAdmin(h);

/**
 * The kinds that public pages show. A pedido is visible only by its link (inquiries.test.ts), and a client is on no
 * page (clients.test.ts).
 */
type Kind = Exclude<ModeratedKind, 'inquiry' | 'client'>;
const kinds = moderatedKinds.filter((kind): kind is Kind => kind !== 'inquiry' && kind !== 'client');

/** Returns the word that is in every text of a kind. */
const word = (kind: Kind) => `zorzal${kind}`;
const { owner, client, fan, ids } = await makeThings();

/** Makes a thing of every kind, each with its own word, and a person who saves all of them. */
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

/**
 * Returns the places where each kind's word can be read: every read of the contract, for visitors and others, and the
 * pages.
 */
async function placesOf(readers: readonly Person[]): Promise<Record<Kind, string[]>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()]));
  const queries = [`q=${word('service')}`, `q=${word('profile')}`, `providerId=${ids.profile}`];
  const given = { ids: Object.values(ids), queries, readers: [null, ...readers] };
  for (const { name, text } of await everyRead(h, site, given)) {
    for (const kind of kinds) if (text.includes(word(kind))) found[kind]?.add(name);
  }
  const sorted = Object.entries(found).map(([kind, places]) => [kind, [...places].sort()]);
  return Object.fromEntries(sorted) as Record<Kind, string[]>;
}

const readers = [owner, client, fan];
const others = (kind: Kind) => readers.filter((one) => one !== (kind === 'review' ? client : owner));
const thing = (kind: Kind) => ({ kind, id: ids[kind] });

describe('what is hidden', () => {
  it('is in no read and on no page but its author’s, and comes back to the same ones', async () => {
    const before = await placesOf([fan]);
    for (const kind of kinds) expect([kind, before[kind].length > 0]).toEqual([kind, true]);
    // groups that can be hidden together, because none hides another
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
  }, 300_000);
});
