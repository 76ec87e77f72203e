import { availabilityAt } from '@tero/shared/rules/time/available';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyMinute } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T17:58:40-03:00') });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const office = { days: 0b11111, start: '09:00', end: '18:00' };
const said = () => availabilityAt(office, new Date());

test('a page that stays open says no longer what is over, to the minute', () => {
  const heard: (string | null)[] = [];
  const stop = everyMinute(() => heard.push(said()));
  vi.advanceTimersByTime(19_999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['now']);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['now', null]);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(heard).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['document', 'visibilitychange'],
  ['window', 'pageshow'],
] as const)('a page whose timers slept looks again when it is shown: %s', (target, event) => {
  let heard = said();
  const stop = everyMinute(() => {
    heard = said();
  });
  vi.setSystemTime(new Date('2026-11-25T21:00:00-03:00'));
  expect(heard).toBe('now');
  globalThis[target].dispatchEvent(new Event(event));
  expect(heard).toBeNull();
  stop();
  vi.setSystemTime(new Date('2026-11-25T10:00:00-03:00'));
  globalThis[target].dispatchEvent(new Event(event));
  expect(heard).toBeNull();
});

test('many share one timer', () => {
  const stops = Array.from({ length: 12 }, () => everyMinute(() => undefined));
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
