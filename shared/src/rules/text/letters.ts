/** Matches a letter as people count letters, for browsers without Intl.Segmenter (Firefox before 125). */
const oneLetter = /\p{RI}{2}|\r\n|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.)*/gsu;

let known: Intl.Segmenter | null = null;

/** The segmenter takes long to load: it is made for the first text that is cut. */
function segmenter(): Intl.Segmenter | null {
  // biome-ignore lint/plugin/browsers: asked for first
  if (!known && 'Segmenter' in Intl) known = new Intl.Segmenter('es', { granularity: 'grapheme' });
  return known;
}

/** Returns the letters and emoji of a text as people count them, each with its accents and joined parts. */
export function letters(text: string): string[] {
  const made = segmenter();
  return made ? Array.from(made.segment(text), ({ segment }) => segment) : (text.match(oneLetter) ?? []);
}

/** Returns the beginning of a text of at most `max` UTF-16 units, never half a letter or emoji (rule TEXT-3). */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  // no letter is so long that it matters
  const near = text.slice(0, max + longestLetter);
  const made = segmenter();
  if (made) return text.slice(0, made.segment(near).containing(max)?.index ?? max);
  let end = 0;
  for (const letter of letters(near)) {
    if (end + letter.length > max) break;
    end += letter.length;
  }
  return text.slice(0, end);
}

/** The longest emoji have 15 units and flags 14; some letters have many accents. */
const longestLetter = 40;

/** Returns a text with its first letter in upper case. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
