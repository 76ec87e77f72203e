// @module-tag postgres
import type { UsualPrice } from '@tero/shared/contract/usual-prices';
import { day } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { inTransaction } from '../../db/transaction.ts';
import { amendService } from '../services/publish/amend.ts';
import { makeUsualPrices } from './nightly.ts';

interface Offer {
  id: number;
  provider: number;
  place: string;
  price: number;
  isOn: boolean;
}
/** The sources of one response: the price of each provider. */
type Made = Map<number, number>;

const places = ['Artigas', 'Salto', 'Uruguay'];
const h = await startHarness();
const random = seeded(11);
const people: Person[] = [];
for (let at = 0; at < 16; at += 1) people.push(await createProvider(h, { entitled: true }));
const offers: Offer[] = [];
const stated = new Map<string, { madeOf: string | undefined; answer: string | null; of: Made }>();

it('tells what brute force tells, night after night, and by no subtraction of fewer than five', {
  timeout: 120_000,
}, async () => {
  let [heldBack, restatements] = [0, 0];
  for (let round = 0; round < 40; round += 1) {
    await change(round === 0 ? 24 : random(14));
    h.clock.advance(day);
    await makeUsualPrices(h.deps);
    const told = new Map<string, Made>();
    for (const place of places) {
      const [now, answer, madeOf] = [pricesIn(place), await read(place), await storedOf(place)];
      const last = stated.get(place);
      if (madeOf !== last?.madeOf) {
        expect(answer).toBe(bruteForce(now));
        if (last) expect(differing(last.of, now), 'two nights differ by five').toBeGreaterThanOrEqual(5);
        stated.set(place, { madeOf, answer, of: now });
        restatements += 1;
      }
      if (!answer) continue;
      expect(now.size, 'nobody is told of fewer than five').toBeGreaterThanOrEqual(5);
      expect(answer).toBe(stated.get(place)?.answer);
      if (answer !== bruteForce(now)) heldBack += 1;
      told.set(place, stated.get(place)?.of ?? now);
    }
    for (const left of differences(told)) expect(left === 0 || left >= 5).toBe(true);
  }
  expect(heldBack).toBeGreaterThan(0);
  expect(restatements).toBeGreaterThan(6);
});

async function change(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    const [owner, price] = [people[random(people.length)] as Person, 100 + 10 * random(300)];
    const offer = offers[random(offers.length * 2 + 1)];
    if (!offer) {
      const place = places[random(places.length)] as string;
      const { id } = await createService(h, owner, { coverage_area: place, price });
      offers.push({ id, provider: owner.id, place, price, isOn: true });
    } else {
      const about = { now: h.clock.now(), compare: async () => undefined };
      const given = random(2) ? { fixed_price: price } : { is_active: !offer.isOn };
      await inTransaction(h.deps.db, (trx) => amendService(trx, offer.id, given, about));
      Object.assign(offer, given.is_active === undefined ? { price } : { isOn: given.is_active });
    }
  }
}

/** Reads the response for a place itself; null: it shows nothing. */
async function read(place: string): Promise<string | null> {
  const path = `/api/categories/electricidad/usual-prices?area=${place}`;
  const { body } = await h.call<{ prices: UsualPrice[] }>('GET', path);
  const own = body.prices.find(({ area }) => area === place);
  return own ? `${own.low} ${own.middle} ${own.high}` : null;
}

/** Returns the stored prices behind the cell of a place, which nobody may read. */
async function storedOf(place: string): Promise<string | undefined> {
  const department = place === 'Uruguay' ? '' : place.toLowerCase();
  const cells = h.deps.db.selectFrom('usual_prices').select('made_of').where('department', '=', department);
  return (await cells.where('payment_type', '=', 'por_trabajo').executeTakeFirst())?.made_of;
}

/** Returns each provider's median in a place; Uruguay is everywhere. */
function pricesIn(place: string): Made {
  const made: Made = new Map();
  for (const { id } of people) {
    const own = offers.filter((one) => one.isOn && one.provider === id && (place === 'Uruguay' || one.place === place));
    if (own.length > 0)
      made.set(
        id,
        share(
          own.map(({ price }) => price),
          0.5,
        ),
      );
  }
  return made;
}

function bruteForce(made: Made): string {
  return [0.25, 0.5, 0.75].map((part) => rounded(share([...made.values()], part))).join(' ');
}

function share(values: number[], part: number): number {
  const sorted = values.sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  return below + ((sorted[Math.ceil(at)] as number) - below) * (at - Math.floor(at));
}

function rounded(price: number): number {
  const steps = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
  const step = steps.find((one) => one * 10 <= price) ?? 1;
  return Math.round(price / step) * step;
}

function differing(one: Made, other: Made): number {
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id) !== other.get(id)).length;
}

/** Returns the number of providers left after subtracting the regions that lie wholly within another region. */
function differences(told: ReadonlyMap<string, Made>): number[] {
  const whole = told.get('Uruguay');
  if (!whole) return [];
  const parts = [...told].filter(
    ([place, made]) => place !== 'Uruguay' && [...made.keys()].every((id) => whole.has(id)),
  );
  return Array.from({ length: 2 ** parts.length }, (_, bits) => {
    const taken = parts.flatMap(([, made], at) => (bits & (1 << at) ? [...made.keys()] : []));
    return [...whole.keys()].filter((id) => !taken.includes(id)).length;
  });
}

function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
