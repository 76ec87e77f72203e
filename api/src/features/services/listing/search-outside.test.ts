import type { Listing } from '@tero/shared/contract/services';
import { beforeAll, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import outside from '../../../../test/outside-searches.json' with { type: 'json' };
import { seedBulk } from '../../../seed/bulk/bulk.ts';
import { seedDemoContent } from '../../../seed/demo.ts';
import { refreshStale } from '../lists/indexing.ts';

// Searches by somebody who did not know the lexicon. `want`: a category, a trade that has none, or nothing at all.
const h = await startHarness();

interface Outside {
  q: string;
  want: string;
  also?: string[];
  place?: string;
}

const found = new Map<string, string[]>();
const places = new Map<string, string | undefined>();
const searches: readonly Outside[] = outside.searches;
const answerable = searches.filter(({ want }) => want !== 'absent' && want !== 'nothing');
const share = <One>(all: readonly One[], isSo: (one: One) => boolean) => all.filter(isSo).length / all.length;

beforeAll(async () => {
  const { db } = h.deps;
  await seedDemoContent(db, h.clock.now());
  await seedBulk(db, 600, h.clock.now());
  await refreshStale(h.deps);
  for (const { q } of searches) {
    const { body } = await h.call<Omit<Listing, 'success'>>('GET', `/api/search/services?q=${encodeURIComponent(q)}`);
    found.set(
      q,
      body.services.map(({ category }) => category),
    );
    places.set(q, body.understood?.place?.text);
  }
});

it('shows the trade that is meant first', () => {
  expect(share(answerable, ({ q, want }) => found.get(q)?.[0] === want)).toBeGreaterThanOrEqual(0.92);
});

it('answers nearly all that a category stands for', () => {
  expect(share(answerable, ({ q }) => found.get(q)?.length === 0)).toBeLessThanOrEqual(0.02);
});

it('shows nothing else where no category stands for what is meant', () => {
  const others = searches.filter((one) => !answerable.includes(one));
  const isHonest = ({ q, also = [] }: Outside) => found.get(q)?.every((category) => also.includes(category)) ?? false;
  expect(share(others, isHonest)).toBeGreaterThanOrEqual(0.9);
});

it('knows the places that are named', () => {
  const placed = answerable.filter(({ place }) => place);
  expect(share(placed, ({ q, place }) => places.get(q) === place)).toBeGreaterThanOrEqual(0.9);
});
