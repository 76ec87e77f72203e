import { describe, expect, test } from 'vitest';
import { type AskedPrice, changedPrices, quartiles, tellablePrices, wholeCountry } from './usual-price.ts';

const asked = (provider_id: number, price: number, department = 'montevideo'): AskedPrice => {
  return { provider_id, department, price };
};
const five = (from: number, department: string) =>
  [0, 1, 2, 3, 4].map((more) => asked(from + more, 100 * (from + more), department));

describe('which prices are told', () => {
  test('fewer than five providers tell none, however many services they have', () => {
    expect(tellablePrices([1, 2, 3, 4, 4, 4, 4].map((id) => asked(id, 100 * id))).size).toBe(0);
  });

  test('a provider counts once, by the median of its services', () => {
    const cells = tellablePrices([...five(1, 'salto'), asked(5, 700, 'salto'), asked(5, 9000, 'salto')]);
    expect(cells.get('salto')).toEqual([100, 200, 300, 400, 700]);
  });

  test('the country counts what is offered in all of it, and is no department', () => {
    const cells = tellablePrices(five(1, 'uruguay'));
    expect([...cells.keys()]).toEqual([wholeCountry]);
  });

  test('the country is not told while it would tell of fewer by taking the departments off', () => {
    const montevideo = five(1, 'montevideo');
    expect([...tellablePrices(montevideo).keys()]).toEqual(['montevideo', wholeCountry]);
    expect([...tellablePrices([...montevideo, asked(6, 50, 'salto')]).keys()]).toEqual(['montevideo']);
    // another service of a provider who is already counted there
    expect([...tellablePrices([...montevideo, asked(1, 50, 'salto')]).keys()]).toEqual(['montevideo']);
    expect(tellablePrices([...montevideo, ...five(6, 'salto')]).has(wholeCountry)).toBe(true);
    // all of Salto are also in Montevideo, but one
    const others = [...montevideo.slice(0, 4).map((one) => ({ ...one, department: 'salto' })), asked(9, 50, 'salto')];
    expect([...tellablePrices([...montevideo, ...others]).keys()]).toEqual(['montevideo', 'salto']);
  });

  test('no difference of the country and any of its departments is fewer than five, over random markets', () => {
    const random = seeded(7);
    let whole = 0;
    for (let run = 0; run < 3000; run += 1) {
      const market = Array.from({ length: 5 + random(40) }, () =>
        asked(random(25), 100 + random(900), ['artigas', 'salto', 'rocha', 'uruguay'][random(4)]),
      );
      const cells = tellablePrices(market);
      if (!cells.has(wholeCountry)) continue;
      whole += 1;
      for (const left of differences(market, [...cells.keys()])) expect(left === 0 || left >= 5).toBe(true);
    }
    expect(whole).toBeGreaterThan(100);
  });
});

/**
 * Returns the providers left of the country for each set of published departments: by identity, and by their services.
 */
function differences(market: readonly AskedPrice[], told: readonly string[]): number[] {
  const departments = told.filter((place) => place !== wholeCountry);
  return Array.from({ length: 2 ** departments.length }, (_, bits) => {
    const taken = departments.filter((__, place) => bits & (1 << place));
    const inside = new Set(market.filter((one) => taken.includes(one.department)).map((one) => one.provider_id));
    const people = market.filter((one) => !inside.has(one.provider_id));
    const services = market.filter((one) => !taken.includes(one.department));
    return [people, services].map((rest) => new Set(rest.map((one) => one.provider_id)).size);
  }).flat();
}

function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('the quartiles are round, and in order', () => {
  expect(quartiles([100, 200, 300, 400, 500])).toEqual({ low: 200, middle: 300, high: 400 });
  expect(quartiles([813, 1437, 2650, 8437, 99_731])).toEqual({ low: 1400, middle: 2600, high: 8500 });
  expect(quartiles([1, 1, 1, 2, 3])).toEqual({ low: 1, middle: 1, high: 2 });
});

test('changes are the prices that one has and the other has not, at least', () => {
  expect(changedPrices([1, 2, 2], [2, 1, 2])).toBe(0);
  expect(changedPrices([1, 2, 3], [1, 2, 2, 4])).toBe(2);
  expect(changedPrices([1, 2, 3], [])).toBe(3);
});
