import { describe, expect, it } from 'vitest';
import { actedRate, bucketsOf, costPerContact, daysUntil, formatRate, percentage } from './metrics.ts';
import { addDays, startOfDay } from './time/time.ts';

describe('rates', () => {
  it('have one decimal, and are 0 without a total', () => {
    expect(percentage(1, 3)).toBe(33.3);
    expect(percentage(2, 3)).toBe(66.7);
    expect(percentage(5, 0)).toBe(0);
    expect(actedRate({ acted: 5, reached: 99 })).toBe(5.1);
    expect(actedRate({ acted: 0, reached: 0 })).toBe(0);
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

describe('the cost of a contact', () => {
  it('is what was paid, shared among the people who got in touch', () => {
    expect(costPerContact(890, 4)).toBe(222.5);
    expect(costPerContact(890, 3)).toBe(296.67);
  });

  it('is none without people or without a payment', () => {
    expect([costPerContact(890, 0), costPerContact(0, 4)]).toEqual([null, null]);
  });
});
