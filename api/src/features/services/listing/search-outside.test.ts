import type { Listing } from '@tero/shared/contract/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import outside from '../../../../test/outside-searches.json' with { type: 'json' };
import strangers from '../../../../test/strangers-searches.json' with { type: 'json' };
import { seedBulk } from '../../../seed/bulk/bulk.ts';
import { seedDemoContent } from '../../../seed/demo.ts';
import { refreshStale } from '../lists/indexing.ts';

// Searches by people who did not know the lexicon. The people who extended it had not read strangers-searches.json.
// `want`: a category, a trade without a category, or nothing.
const h = await startHarness();

interface Outside {
  q: string;
  want: string;
  also?: string[];
  place?: string;
}

interface Shares {
  first: number;
  empty: number;
  honest: number;
  placed: number;
}

const found = new Map<string, string[]>();
const places = new Map<string, string | undefined>();
const sets: [string, readonly Outside[], Shares][] = [
  ['of words partly seen', outside.searches, { first: 0.92, empty: 0.02, honest: 0.9, placed: 0.9 }],
  ['of words never seen', strangers.searches, { first: 0.92, empty: 0.05, honest: 0.85, placed: 0.85 }],
];
const share = <One>(all: readonly One[], isSo: (one: One) => boolean) => all.filter(isSo).length / all.length;

beforeAll(async () => {
  const { db } = h.deps;
  await seedDemoContent(db, h.clock.now());
  await seedBulk(db, 600, h.clock.now());
  await refreshStale(h.deps);
  for (const { q } of sets.flatMap(([, searches]) => searches)) {
    const { body } = await h.call<Omit<Listing, 'success'>>('GET', `/api/search/services?q=${encodeURIComponent(q)}`);
    found.set(
      q,
      body.services.map(({ category }) => category),
    );
    places.set(q, body.understood?.place?.text);
  }
});

describe.each(sets)('searches %s', (_name, searches, shares) => {
  const answerable = searches.filter(({ want }) => want !== 'absent' && want !== 'nothing');

  it('show the trade that is meant first', () => {
    const isFirst = ({ q, want, also = [] }: Outside) => [want, ...also].includes(found.get(q)?.[0] ?? '');
    expect(share(answerable, isFirst)).toBeGreaterThanOrEqual(shares.first);
  });

  it('answer nearly all that a category stands for', () => {
    expect(share(answerable, ({ q }) => found.get(q)?.length === 0)).toBeLessThanOrEqual(shares.empty);
  });

  it('show nothing else where no category stands for what is meant', () => {
    const others = searches.filter((one) => !answerable.includes(one));
    const isHonest = ({ q, also = [] }: Outside) => found.get(q)?.every((category) => also.includes(category)) ?? false;
    expect(share(others, isHonest)).toBeGreaterThanOrEqual(shares.honest);
  });

  it('know the places that are named', () => {
    const placed = answerable.filter(({ place }) => place);
    const isKnown = ({ q, place }: Outside) => `${places.get(q)},`.startsWith(`${place},`);
    expect(share(placed, isKnown)).toBeGreaterThanOrEqual(shares.placed);
  });
});
