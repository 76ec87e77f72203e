import { describe, expect, it } from 'vitest';
import { bucketsOf, daysUntil, engagementRate, formatRate, percentage, subscriptionCost } from './metrics.ts';
import { addDays, startOfDay } from './time/time.ts';

describe('rates', () => {
  it('have one decimal, and are 0 without a total', () => {
    expect(percentage(1, 3)).toBe(33.3);
    expect(percentage(2, 3)).toBe(66.7);
    expect(percentage(5, 0)).toBe(0);
    expect(engagementRate({ likes: 4, shares: 1, views: 99 })).toBe(5.1);
    expect(engagementRate({ likes: 3, shares: 0, views: 0 })).toBe(0);
    expect([formatRate(33.3), formatRate(5), formatRate(0)]).toEqual(['33,3%', '5,0%', '0,0%']);
  });
});

describe('days', () => {
  it('are those of Uruguay, today included', () => {
    // 2026-03-01T02:59Z is still the 28th of February in Montevideo
    expect(daysUntil(new Date('2026-03-01T02:59:59.999Z'), 7)).toEqual({ first: '2026-02-22', last: '2026-02-28' });
    expect(daysUntil(new Date('2026-03-01T03:00:00.000Z'), 7)).toEqual({ first: '2026-02-23', last: '2026-03-01' });
    expect(startOfDay('2026-03-01').toISOString()).toBe('2026-03-01T03:00:00.000Z');
    // with Uruguay's summer time of 2010
    expect(startOfDay('2010-01-15').toISOString()).toBe('2010-01-15T02:00:00.000Z');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('stand in a chart one by one, or by month for a year', () => {
    expect(bucketsOf({ first: '2026-02-27', last: '2026-03-02' }, 'week')).toEqual([
      ...['2026-02-27', '2026-02-28'],
      ...['2026-03-01', '2026-03-02'],
    ]);
    const year = bucketsOf(daysUntil(new Date('2026-03-10T15:00:00Z'), 365), 'year');
    expect([year.length, year[0], year.at(-1)]).toEqual([13, '2025-03-01', '2026-03-01']);
  });
});

describe('the cost of the subscription', () => {
  const month = { first: '2026-02-09', last: '2026-03-10' };
  const provider = { createdAt: '2025-01-01T00:00:00.000Z', entitledUntil: '2027-01-01T00:00:00.000Z' };

  it('is one price for 30 days, shared among the contacts', () => {
    expect(subscriptionCost(month, provider, 4)).toEqual({ spent: 890, contacts: 4, perContact: 222.5 });
    expect(subscriptionCost({ ...month, first: '2026-03-04' }, provider, 3)).toEqual({
      spent: 207.67,
      contacts: 3,
      perContact: 69.22,
    });
  });

  it('is null per contact without contacts', () => {
    expect(subscriptionCost(month, provider, 0)).toEqual({ spent: 890, contacts: 0, perContact: null });
  });

  it('counts the days with access alone', () => {
    const spent = (given: Partial<typeof provider> | { entitledUntil: null }) =>
      subscriptionCost(month, { ...provider, ...given }, 1).spent;
    expect(spent({ entitledUntil: null })).toBe(0);
    expect(spent({ entitledUntil: '2026-01-31T00:00:00.000Z' })).toBe(0);
    expect(spent({ entitledUntil: '2026-02-11T15:00:00.000Z' })).toBe(89);
    expect(spent({ createdAt: '2026-03-08T15:00:00.000Z' })).toBe(89);
  });
});
