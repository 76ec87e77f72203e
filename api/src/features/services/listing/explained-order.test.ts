import type { Listing, ServiceCard } from '@tero/shared/contract/services';
import { tiers } from '@tero/shared/rules/search/plan';
import { beforeAll, expect, it } from 'vitest';
import golden from '../../../../test/golden-searches.json' with { type: 'json' };
import { startHarness } from '../../../../test/harness.ts';
import { seedBulk } from '../../../seed/bulk/bulk.ts';
import { seedDemoContent } from '../../../seed/demo.ts';
import { refreshStale } from '../lists/indexing.ts';

const h = await startHarness();

beforeAll(async () => {
  const { db } = h.deps;
  await seedDemoContent(db, h.clock.now());
  await seedBulk(db, 600, h.clock.now());
  await refreshStale(h.deps);
});

const reaches = [null, 'own', 'wider', 'part', 'country', 'near'];

/**
 * Turns the reasons on a card into numbers. The first number that differs decides the order; a smaller one is earlier
 * (rule SRCH-105).
 */
function placeOf({ why, quality = 0, id, category_slug }: ServiceCard, meant: ReadonlySet<string>): number[] {
  if (!why) throw new Error(`service ${id} does not say why it is there`);
  // a person's name comes before the words of the text
  const isNamed = why.tier === tiers.text && !meant.has(category_slug);
  return [
    why.group === 'near' ? 1 : 0,
    why.tier,
    why.tier === tiers.text && !isNamed ? 1 : 0,
    reaches.indexOf(why.reach),
    why.wished === false ? 1 : 0,
    -quality,
    -id,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, nth) => value !== b[nth]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

it('is computed again from what the cards say of themselves', async () => {
  let compared = 0;
  // some of every kind
  const some = golden.searches.filter((_, at) => at % 4 === 0);
  for (const q of some) {
    const { body } = await h.call<Omit<Listing, 'success'>>(
      'GET',
      `/api/search/services?limit=48&q=${encodeURIComponent(q)}`,
    );
    const meant = new Set(body.understood?.categories.map(({ slug }) => slug));
    const again = body.services.toSorted((a, b) => compare(placeOf(a, meant), placeOf(b, meant)));
    expect(
      again.map(({ id }) => id),
      q,
    ).toEqual(body.services.map(({ id }) => id));
    if (body.services.length > 5) compared += 1;
  }
  expect(compared).toBeGreaterThan(some.length / 2);
});
