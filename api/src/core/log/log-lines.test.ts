import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatheredLines } from './log-lines.ts';

let written: string[];
let lines: ReturnType<typeof gatheredLines>;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  lines = gatheredLines((text) => written.push(text));
});
afterEach(() => {
  vi.useRealTimers();
});

const quiet = (at: number) => `{"level":30,"at":${at}}\n`;

it('writes quiet lines together, half a second late at most', () => {
  lines.write(quiet(1));
  lines.write(quiet(2));
  expect(written).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(written).toEqual([quiet(1) + quiet(2)]);
  lines.write(quiet(3));
  lines.flush();
  vi.advanceTimersByTime(500);
  expect(written).toEqual([quiet(1) + quiet(2), quiet(3)]);
});

it('writes what is louder at once, after what waited', () => {
  lines.write(quiet(1));
  lines.write('{"level":50,"msg":"unexpected error"}\n');
  expect(written).toEqual([`${quiet(1)}{"level":50,"msg":"unexpected error"}\n`]);
});

it('does not wait with much', () => {
  for (let at = 0; at < 1000; at += 1) lines.write(quiet(at));
  expect(written.length).toBeGreaterThan(1);
});
