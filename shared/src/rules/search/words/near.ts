import { areBeside, distance, rounding, soundOf } from './slips.ts';

/** Words of one length that begin alike, as typed and as they sound. */
interface Group {
  length: number;
  letter: number;
  sound: number;
  /** places of its first word and behind its last in the lists */
  from: number;
  to: number;
}

/**
 * The words that corrections can lead to. Every unknown word is compared with thousands of them, so their data is
 * contiguous: reading scattered memory would take longer than the comparison.
 */
export interface Correctable {
  words: readonly string[];
  written: readonly string[];
  /** the order in which words came, if two are equally near */
  orders: Int32Array;
  groups: readonly Group[];
  typed: Codes;
  sounds: Codes;
}

/** Words as the codes of their letters, one after the other: word n stands from `starts[n]` up to `starts[n + 1]`. */
interface Codes {
  codes: Uint16Array;
  starts: Int32Array;
  /** the letters of a word, as bits */
  letters: Int32Array;
}

/** Prepares words, folded → as they are written, for `near`. */
export function correctable(vocabulary: ReadonlyMap<string, string>): Correctable {
  const byLetter = new Map<string, { word: string; written: string; sound: string }[]>();
  for (const [word, written] of vocabulary) {
    const list = byLetter.get(word[0] ?? '') ?? [];
    byLetter.set(word[0] ?? '', list);
    list.push({ word, written, sound: soundOf(word) });
  }
  const ordered = [...byLetter.values()].flat().map((one, order) => ({ ...one, order, group: groupOf(one) }));
  const all = ordered.sort((a, b) => a.group - b.group);
  const groups: (Group & { key: number })[] = [];
  for (const [at, { word, sound, group: key }] of all.entries()) {
    const last = groups.at(-1);
    if (last?.key === key) last.to = at + 1;
    else groups.push({ key, length: word.length, letter: codeOf(word), sound: codeOf(sound), from: at, to: at + 1 });
  }
  return {
    words: all.map(({ word }) => word),
    written: all.map(({ written }) => written),
    orders: Int32Array.from(all, ({ order }) => order),
    groups,
    typed: codesOf(all.map(({ word }) => word)),
    sounds: codesOf(all.map(({ sound }) => sound)),
  };
}

const codeOf = (word: string) => (word === '' ? 0 : word.charCodeAt(0));
const groupOf = ({ word, sound }: { word: string; sound: string }) =>
  (word.length * 2 ** 16 + codeOf(word)) * 2 ** 16 + codeOf(sound);

function codesOf(all: readonly string[]): Codes {
  const starts = new Int32Array(all.length + 1);
  for (const [at, word] of all.entries()) starts[at + 1] = (starts[at] as number) + word.length;
  return { codes: charsOf(all.join('')), starts, letters: Int32Array.from(all, lettersOf) };
}

const charsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Each slip except a doubled letter costs at least this much, and changes one letter. */
const cheapest = 0.6;
const otherSpelling = 0.3;

/**
 * Returns the words at most `bound` slips from a word, as typed and as they sound (`distance`); the same sound costs
 * .3. They begin with the same letter, its neighbour, the same sound, or the first two swapped.
 */
export function near(all: Correctable, word: string, bound: number, extra: number) {
  const heard = soundOf(word);
  const [typed, sound] = [charsOf(word), charsOf(heard)];
  const [letters, soundLetters] = [lettersOf(word), lettersOf(heard)];
  const found: { word: string; written: string; cost: number; order: number }[] = [];
  for (const group of all.groups) {
    if (Math.abs(group.length - word.length) > bound) continue;
    const isSame = group.letter === typed[0];
    const may = isSame || areBeside(typed[0] ?? 0, group.letter) || typed[1] === group.letter;
    if (!may && group.sound !== sound[0]) continue;
    const worse = extra + (isSame ? 0 : 0.1);
    const left = bound - worse;
    const most = Math.floor(left / cheapest + rounding);
    const mostHeard = Math.floor((left - otherSpelling) / cheapest + rounding);
    for (let at = group.from; at < group.to; at++) {
      const isClose = differing(letters, all.typed.letters[at] as number) <= most;
      const isHeard = differing(soundLetters, all.sounds.letters[at] as number) <= mostHeard;
      if (!isClose && !isHeard) continue;
      const cost = worse + slips(all, at, { typed: isClose ? typed : null, sound: isHeard ? sound : null }, left);
      if (cost > bound) continue;
      const order = all.orders[at] as number;
      found.push({ word: all.words[at] as string, written: all.written[at] as string, cost, order });
    }
  }
  return found.sort((a, b) => a.order - b.order);
}

/** Returns whether there is a word that begins so. */
export function begins({ groups, words }: Correctable, beginning: string): boolean {
  const mayBegin = groups.filter(({ letter }) => letter === codeOf(beginning));
  return mayBegin.some(({ from, to }) => words.slice(from, to).some((word) => word.startsWith(beginning)));
}

interface Compared {
  typed: Uint16Array | null;
  sound: Uint16Array | null;
}

/** Counts the slips between a word and the one at a place; null: too many other letters. */
function slips({ typed: words, sounds }: Correctable, at: number, { typed, sound }: Compared, bound: number): number {
  const [from, to] = [sounds.starts[at] as number, sounds.starts[at + 1] as number];
  if (sound && isSame(sound, sounds.codes, from, to)) return otherSpelling;
  const [begin, end] = [words.starts[at] as number, words.starts[at + 1] as number];
  const seen = typed ? distance(typed, words.codes, begin, end, bound) : Number.POSITIVE_INFINITY;
  if (seen <= cheapest || !sound) return seen;
  return Math.min(seen, otherSpelling + distance(sound, sounds.codes, from, to, bound - otherSpelling));
}

function isSame(a: Uint16Array, b: Uint16Array, from: number, to: number): boolean {
  if (a.length !== to - from) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[from + at]) return false;
  return true;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

/** Returns how many letters of one word the other lacks, by the word that lacks more. */
function differing(a: number, b: number): number {
  return Math.max(count(a & ~b), count(b & ~a));
}

/** Returns the bits of a number, all at once. */
function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
