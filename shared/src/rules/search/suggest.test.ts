import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { suggestCategories } from './suggest.ts';

const names = ['Pintura', 'Carpintería', 'Jardinería', 'Electricidad'];
const slugs = ['pintura', 'carpinteria', 'jardineria', 'electricidad'];
const lexicon = lexiconOf(names.map((name, at) => ({ id: at + 1, slug: slugs[at] ?? '', name, aliases: [] })));
const first = (text: string) => suggestCategories(text, lexicon)[0]?.name;

it.each(['pin', 'pint', 'pintu', 'pintor', 'pimtor'])(
  '%s is Pintura first: the beginning of a word is no slip of another',
  (text) => {
    expect(first(text)).toBe('Pintura');
  },
);

it('what begins no word is corrected', () => {
  expect(first('electrisista')).toBe('Electricidad');
  expect(first('carpimtero')).toBe('Carpintería');
});
