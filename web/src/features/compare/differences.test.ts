import { describe, expect, it } from 'vitest';
import { cheapest, isSame, quickest } from './differences.ts';

const none = { fixed_price: null, min_price: null, max_price: null, requires_custom_quote: false };
const fixed = (id: number, price: number | null, payment_type: 'por_hora' | 'por_trabajo' = 'por_hora') =>
  ({ id, payment_type, price_type: 'fixed', ...none, fixed_price: price }) as const;
const range = (id: number, min_price: number, max_price: number) =>
  ({ id, payment_type: 'por_hora', price_type: 'range', ...none, min_price, max_price }) as const;

describe('the lowest price of a comparison', () => {
  it('is that of the one that costs less than each of the others, whatever the job', () => {
    expect(cheapest([fixed(1, 900), fixed(2, 800), range(3, 850, 2000)])).toBe(2);
    expect(cheapest([range(1, 500, 790), fixed(2, 800)])).toBe(1);
  });

  it('is nobody’s where ranges overlap, two cost the same, one names none, is paid otherwise or is alone', () => {
    expect(cheapest([range(1, 500, 900), fixed(2, 800)])).toBeNull();
    expect(cheapest([fixed(1, 800), fixed(2, 800)])).toBeNull();
    expect(cheapest([fixed(1, 800), fixed(2, 900), fixed(3, null)])).toBeNull();
    expect(cheapest([fixed(1, 800), fixed(2, 900, 'por_trabajo')])).toBeNull();
    expect(cheapest([fixed(1, 800)])).toBeNull();
    expect(cheapest([])).toBeNull();
  });
});

describe('the quickest response', () => {
  const responding = (id: number, minutes: number | null) => ({
    id,
    provider: { id, response_time: minutes === null ? null : { minutes, answers: 9 } },
  });

  it('is said among those whose time is known, from two on, and never of a tie', () => {
    expect(quickest([responding(1, 60), responding(2, 15), responding(3, null)])).toBe(2);
    expect(quickest([responding(1, 60), responding(2, 60)])).toBeNull();
    expect(quickest([responding(1, 60), responding(2, null)])).toBeNull();
  });
});

it('a row is the same when two or more say the same', () => {
  expect([isSame(['a', 'a', 'a']), isSame(['a', 'b']), isSame(['a']), isSame([])]).toEqual([true, false, false, false]);
});
