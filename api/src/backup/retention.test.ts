import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { keptSets } from './retention.ts';

// a Monday in Montevideo, 15:30
const now = new Date('2026-11-23T18:30:00.000Z');
const before = (milliseconds: number) => ({ at: new Date(now.getTime() - milliseconds) });
const every = (step: number, count: number) => Array.from({ length: count }, (_, at) => before(at * step));
const shown = (sets: { at: Date }[]) => sets.map(({ at }) => at.toISOString().slice(0, 16));

it('keeps 24 hours, 14 days and 8 weeks of a timer that ran every hour', () => {
  const kept = keptSets(every(hour, 24 * 100), now);
  const times = shown(kept);
  expect(times.slice(-24)).toEqual(shown(every(hour, 24).reverse()));
  // the last backup of a day, at 23:30 in Montevideo
  expect(times.slice(0, -24)).toEqual([
    ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((date) => `${date}T02:30`),
    ...['11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}T02:30`),
  ]);
});

it('keeps all sets of the past 60 minutes, and the last one of an hour before', () => {
  const recent = [before(20 * minute), before(10 * minute), before(0)];
  const earlier = [before(5 * hour + 2), before(5 * hour + 1)];
  expect(keptSets([...earlier, ...recent], now)).toEqual([before(5 * hour + 1), ...recent]);
});

it('keeps the newest set, however old it is, and no other of its age', () => {
  expect(keptSets([before(400 * day), before(300 * day)], now)).toEqual([before(300 * day)]);
  expect(keptSets([], now)).toEqual([]);
});

it('says the same of what it kept', () => {
  const kept = keptSets(every(hour, 2000), now);
  expect(keptSets(kept, now)).toEqual(kept);
});
