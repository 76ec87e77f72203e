/** Repeatable pseudo-random numbers (mulberry32). */
export interface Random {
  /** a whole number from 0 to `below` - 1 */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T };
}
