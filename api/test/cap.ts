import { expect } from 'vitest';

/** A cap of which all but one place are taken. */
interface Cap {
  most: number;
  fill: () => Promise<unknown>;
  /** asks for another place, several times at once; `place` counts from 0 */
  attempt: (place: number) => Promise<unknown>;
  /** the rows that have a place */
  rows: { execute: () => Promise<unknown[]> };
}

/** How many ask at once. */
export const atOnce = 6;

export const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Expects that only as many of several attempts at once succeed as there is room for. */
export async function expectRoomForOne({ most, fill, attempt, rows }: Cap): Promise<void> {
  await fill();
  expect(await rows.execute()).toHaveLength(most - 1);
  await Promise.all(times(atOnce, attempt));
  expect(await rows.execute()).toHaveLength(most);
}
