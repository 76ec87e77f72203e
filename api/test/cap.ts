import { expect } from 'vitest';

/** A limit at which only one place is left. */
interface Cap {
  most: number;
  fill: () => Promise<unknown>;
  /** tries to take another place; the test calls it several times at once; `place` counts from 0 */
  attempt: (place: number) => Promise<unknown>;
  /** the rows that have a place */
  rows: { execute: () => Promise<unknown[]> };
}

/** The number of attempts at once. */
export const atOnce = 6;

export const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Expects that of several attempts at once, only as many succeed as there are free places. */
export async function expectRoomForOne({ most, fill, attempt, rows }: Cap): Promise<void> {
  await fill();
  expect(await rows.execute()).toHaveLength(most - 1);
  await Promise.all(times(atOnce, attempt));
  expect(await rows.execute()).toHaveLength(most);
}
