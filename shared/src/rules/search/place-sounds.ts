import { placeNamed, placeNames, placeWords } from './places.ts';
import { soundOf } from './words/slips.ts';

/** Names are foreign more often than words are: sh sounds like ch, a final s is silent, a final l sounds like r. */
const soundOfPlace = (word: string) =>
  soundOf(word)
    .replace(/§/g, 'y')
    .replace(/(...)s$/, '$1')
    .replace(/(...)l$/, '$1r');

const longestName = 4;
const shortestName = 8;
const names = new Map<string, readonly string[]>();
for (const name of placeNames()) {
  const all = name.split(' ');
  const sound = all.map(soundOfPlace).join(' ');
  const isLong = all.length > 1 && all.length <= longestName && name.length >= shortestName;
  if (isLong && !names.has(sound)) names.set(sound, all);
}
const beginnings = new Set([...names.keys()].map((name) => name.split(' ')[0]));
const words = new Map([...placeWords].map(([word, written]) => [soundOfPlace(word), { word, written }]));

/** Returns the first place name of several words that some of the words sound like, and its position; null: none. */
export function nameHeard(all: readonly string[]): { at: number; name: readonly string[] } | null {
  const sounds = all.map(soundOfPlace);
  for (const [at, sound] of sounds.entries()) {
    if (!beginnings.has(sound)) continue;
    for (let length = Math.min(longestName, sounds.length - at); length > 1; length -= 1) {
      const name = names.get(sounds.slice(at, at + length).join(' '));
      if (name) return placeNamed(all.slice(at, at + length).join(' ')) ? null : { at, name };
    }
  }
  return null;
}

/** Returns the word of a place's name that sounds like this one. */
export function wordHeard(word: string): { word: string; written: string } | undefined {
  return words.get(soundOfPlace(word));
}
