const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const besideOnKeyboard = new Set<string>();
for (const [y, row] of rows.entries()) {
  for (const [x, key] of [...row].entries()) {
    for (const other of [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]]) {
      if (other) besideOnKeyboard.add(key + other).add(other + key);
    }
  }
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

/** Words of one length that begin with the same letter and the same sound. */
interface Group {
  letter: string;
  sound: string;
  length: number;
  words: Candidate[];
}

/** Words that corrections end at. */
export type Correctable = readonly Group[];

/** Prepares words, folded → as they are written, for `near`. */
export function correctable(vocabulary: ReadonlyMap<string, string>): Correctable {
  const groups = new Map<string, Group>();
  for (const [word, written] of vocabulary) {
    const [letter = ''] = word;
    const sound = soundOf(word);
    const key = `${letter}${sound[0]}${word.length}`;
    const group = groups.get(key) ?? { letter, sound: sound[0] ?? '', length: word.length, words: [] };
    groups.set(key, group);
    group.words.push({ word, written, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) });
  }
  return [...groups.values()];
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
  for (const group of all) {
    if (Math.abs(group.length - word.length) > bound) continue;
    const same = group.letter === word[0];
    const may = same || word[1] === group.letter || besideOnKeyboard.has(`${word[0]}${group.letter}`);
    if (!may && group.sound !== sound[0]) continue;
    for (const candidate of group.words) {
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

const longest = 64;
const codes = 128;
/** 1 where two letters, as codes, are neighbours on the keyboard. */
const beside = new Uint8Array(codes * codes);
for (const [a = '', b = ''] of besideOnKeyboard) {
  if (a.charCodeAt(0) < codes && b.charCodeAt(0) < codes) beside[a.charCodeAt(0) * codes + b.charCodeAt(0)] = 1;
}
// three rows for all calls: a search compares thousands of words
let before = new Float64Array(longest + 1);
let last = new Float64Array(longest + 1);
let row = new Float64Array(longest + 1);

/** Weighted Damerau distance of two words; above `bound` some number above it. */
function distance(a: string, b: string, bound: number): number {
  if (a.length > longest || b.length > longest) return Number.POSITIVE_INFINITY;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const code = a.charCodeAt(i - 1);
    const isDouble = i > 1 && code === a.charCodeAt(i - 2);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const isBeside = other < codes && beside[code * codes + other];
      const wrong = code === other ? 0 : isBeside ? 0.6 : 1;
      let best = at(last, j - 1) + wrong;
      best = Math.min(best, at(last, j) + (isDouble ? 0.5 : 1));
      best = Math.min(best, at(row, j - 1) + (j > 1 && other === b.charCodeAt(j - 2) ? 0.5 : 1));
      if (i > 1 && j > 1 && code === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        best = Math.min(best, at(before, j - 2) + 0.7);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > bound + 1) return least;
    [before, last, row] = [last, row, before];
  }
  return at(last, b.length);
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0;
