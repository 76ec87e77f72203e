const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const codes = 256;
/** Which pairs of keys are neighbours, by their codes: a distance asks for each pair of letters of two words. */
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

function areBeside(one: number, two: number): boolean {
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

/** How far a word may be from the one that was meant (docs/product/search.md, SRCH-103); 0: never corrected. */
export function furthest(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  if (word.length < 6) return 1;
  return word.length < 8 ? 1.2 : 2;
}

interface Candidate {
  word: string;
  written: string;
  sound: string;
  /** which letters it has, as bits */
  letters: number;
  soundLetters: number;
}

/** Words that corrections end at, by first letter. */
export type Correctable = ReadonlyMap<string, readonly Candidate[]>;

/** Prepares words, folded → as they are written, for `near`. */
export function correctable(vocabulary: ReadonlyMap<string, string>): Correctable {
  const byLetter = new Map<string, Candidate[]>();
  for (const [word, written] of vocabulary) {
    const letter = word[0] ?? '';
    const list = byLetter.get(letter) ?? [];
    const sound = soundOf(word);
    list.push({ word, written, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) });
    byLetter.set(letter, list);
  }
  return byLetter;
}

/**
 * Returns the words at most `bound` slips from a word, as typed and as they sound: a neighbour on the keyboard costs .6,
 * a swap .7, a doubled letter .5, everything else 1; the same sound .3. They begin with the same letter, its neighbour,
 * the same sound, or the first two swapped.
 */
export function near(all: Correctable, word: string, bound: number, extra: number) {
  const sound = soundOf(word);
  const letters = lettersOf(word);
  const soundLetters = lettersOf(sound);
  const most = Math.floor(bound / 0.6);
  const found: { word: string; written: string; cost: number }[] = [];
  for (const [letter, list] of all) {
    const same = letter === word[0];
    const may = same || areBeside(word.charCodeAt(0), letter.charCodeAt(0)) || word[1] === letter;
    for (const candidate of list) {
      if (Math.abs(candidate.word.length - word.length) > bound) continue;
      if (!may && candidate.sound[0] !== sound[0]) continue;
      // one slip changes one letter: with more that only one of both has, the words are too far apart
      const isClose = differing(letters, candidate.letters) <= most;
      if (!isClose && differing(soundLetters, candidate.soundLetters) > most) continue;
      const worse = extra + (same ? 0 : 0.1);
      const cost = worse + slips(word, sound, candidate, bound - worse);
      if (cost <= bound) found.push({ word: candidate.word, written: candidate.written, cost });
    }
  }
  return found;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

/** How many letters one has and the other has not, of whichever misses more. */
function differing(a: number, b: number): number {
  return Math.max(count(a & ~b), count(b & ~a));
}

function count(bits: number): number {
  let left = bits;
  let number = 0;
  for (; left !== 0; number++) left &= left - 1;
  return number;
}

function slips(word: string, sound: string, candidate: Candidate, bound: number): number {
  if (sound === candidate.sound) return 0.3;
  const typed = distance(word, candidate.word, bound);
  return typed <= 0.6 ? typed : Math.min(typed, 0.3 + distance(sound, candidate.sound, bound - 0.3));
}

/** The rows of the words compared now, used anew by each pair: thousands are compared for a word that nobody knows. */
const compared = [0, 1, 2].map((): number[] => []);

/** Weighted Damerau distance of two words; above `bound` some number above it. */
function distance(a: string, b: string, bound: number): number {
  let [before = [], last = [], row = []] = compared;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    const one = a.charCodeAt(i - 1);
    const earlier = a.charCodeAt(i - 2);
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const previous = b.charCodeAt(j - 2);
      const wrong = one === other ? 0 : areBeside(one, other) ? 0.6 : 1;
      let best = (last[j - 1] ?? 0) + wrong;
      best = Math.min(best, (last[j] ?? 0) + (one === earlier ? 0.5 : 1));
      best = Math.min(best, (row[j - 1] ?? 0) + (other === previous ? 0.5 : 1));
      if (one === previous && earlier === other) best = Math.min(best, (before[j - 2] ?? 0) + 0.7);
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > bound + 1) return least;
    const oldest = before;
    before = last;
    last = row;
    row = oldest;
  }
  return last[b.length] ?? 0;
}
