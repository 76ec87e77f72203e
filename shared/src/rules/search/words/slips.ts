const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const codes = 256;
/** The pairs of keys that are neighbours, by their codes: a distance asks for each pair of letters of two words. */
const neighbours = new Uint8Array(codes * codes);
for (const [y, row] of rows.entries()) {
  for (const [x, key] of [...row].entries()) {
    for (const other of [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]]) {
      if (!other) continue;
      const [one, two] = [key.charCodeAt(0), other.charCodeAt(0)];
      neighbours[one * codes + two] = 1;
      neighbours[two * codes + one] = 1;
    }
  }
}

/** Returns whether two keys are neighbours, by their codes. */
export function areBeside(one: number, two: number): boolean {
  return one < codes && two < codes && neighbours[one * codes + two] === 1;
}

/** Returns how a folded word sounds here: b and v, s, c and z, ll and y, qu and k, g and j are one, h is mute. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/w/g, 'gu')
    .replace(/sh/g, 'y')
    .replace(/ch/g, '§')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c?c(?=[ei])|x/g, 's')
    .replace(/ll/g, 'y')
    .replace(/y$/, 'i')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/qu|c/g, 'k')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/ni(?=[aeou])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Returns how many slips a word may be away from the meant word (docs/product/search.md, SRCH-103); 0: never corrected.
 */
export function furthest(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  if (word.length < 6) return 1;
  return word.length < 8 ? 1.2 : 2;
}

/** The rows of the words compared now, used anew by each pair: hundreds are compared for a word that nobody knows. */
const longest = 64;
let [before, last, row] = [0, 1, 2].map(() => new Float64Array(longest)) as [Float64Array, Float64Array, Float64Array];
/** The rounding error of sums of tenths. */
export const rounding = 1e-6;

/**
 * Weighted Damerau distance of two words, as codes from and up to a place; above `bound` some number above it: a
 * neighbour on the keyboard costs .6, a swap .7, a doubled letter .5, everything else 1.
 */
export function distance(a: Uint16Array, b: Uint16Array, from: number, to: number, bound: number): number {
  const [long, wide] = [Math.min(a.length, longest - 1), Math.min(to - from, longest - 1)];
  for (let j = 0; j <= wide; j++) last[j] = j;
  let earlierLeast = 0;
  for (let i = 1; i <= long; i++) {
    row[0] = i;
    const one = a[i - 1] as number;
    const earlier = i > 1 ? a[i - 2] : 0;
    const cost = one === earlier ? 0.5 : 1;
    let least = i;
    for (let j = 1; j <= wide; j++) {
      const other = b[from + j - 1] as number;
      const previous = j > 1 ? b[from + j - 2] : 0;
      let best = last[j - 1] as number;
      if (one !== other) best += areBeside(one, other) ? 0.6 : 1;
      const less = (last[j] as number) + cost;
      if (less < best) best = less;
      const more = (row[j - 1] as number) + (other === previous ? 0.5 : 1);
      if (more < best) best = more;
      if (one === previous && earlier === other) {
        const swapped = (before[j - 2] as number) + 0.7;
        if (swapped < best) best = swapped;
      }
      row[j] = best;
      if (best < least) least = best;
    }
    // a swap reaches over one row
    if (least > bound + rounding && earlierLeast + 0.7 > bound + rounding) return least;
    earlierLeast = least;
    [before, last, row] = [last, row, before];
  }
  return last[wide] as number;
}
