import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { letters } from '@tero/shared/rules/text/letters';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/**
 * Draws texts as outlines, because fonts differ between machines or are missing, and the library that renders SVG
 * cannot read ours (docs/decisions/found.md).
 */
const require = createRequire(import.meta.url);

function load(path: string): Font {
  const bytes = readFileSync(path);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const fonts = {
  plain: load(require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  bold: load(require.resolve('@fontsource/figtree/files/figtree-latin-800-normal.woff')),
};

export interface Lettering {
  weight: keyof typeof fonts;
  size: number;
  color: string;
}

/** Returns a text as an SVG path, starting at a point of its baseline. */
export function lettered(text: string, { weight, size, color }: Lettering, x: number, y: number): string {
  const { commands } = fonts[weight].getPath(text, x, y, size);
  return `<path fill="${color}" d="${commands.map(written).join('')}"/>`;
}

/** Returns a path command with its numbers separated, because the library's own short form joins some of them. */
function written({ type, ...points }: PathCommand): string {
  const { x1, y1, x2, y2, x, y } = points as Partial<Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number>>;
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + numbers.map((value) => value.toFixed(1)).join(' ');
}

/** Breaks a text into lines of a given width. A text that does not fit ends with an ellipsis. */
export function lines(text: string, { weight, size }: Lettering, width: number, most: number): string[] {
  const found: string[] = [];
  let rest = drawable(text, weight).split(' ').filter(Boolean);
  while (rest.length > 0 && found.length < most) {
    const isLast = found.length === most - 1;
    const count = fitting(rest, (part) => fits(part, weight, size, width));
    const isCut = count === 0 || (isLast && count < rest.length);
    found.push(
      isCut ? shortened(rest.join(' '), (part) => fits(part, weight, size, width)) : rest.slice(0, count).join(' '),
    );
    // a word that no line holds ends the text
    rest = count === 0 ? [] : rest.slice(count);
  }
  return found;
}

/** Returns how many of the words stand on a line. */
function fitting(words: readonly string[], isShort: (text: string) => boolean): number {
  let count = 0;
  while (count < words.length && isShort(words.slice(0, count + 1).join(' '))) count += 1;
  return count;
}

function shortened(text: string, isShort: (text: string) => boolean): string {
  let all = letters(text);
  while (all.length > 0 && !isShort(`${all.join('').trimEnd()}…`)) all = all.slice(0, -1);
  return `${all.join('').trimEnd()}…`;
}

function fits(text: string, weight: keyof typeof fonts, size: number, width: number): boolean {
  return fonts[weight].getAdvanceWidth(text, size) <= width;
}

/** Returns the characters that the font has, so that emojis and other scripts leave no boxes. */
function drawable(text: string, weight: keyof typeof fonts): string {
  const signs = Array.from(text.normalize('NFC').replace(/\s+/g, ' '));
  return signs.filter((letter) => letter === ' ' || fonts[weight].charToGlyphIndex(letter) > 0).join('');
}
