import { expect, test } from 'vitest';
import { collapsedPost, hashtags, postParts, postTitle } from './posts.ts';

test('a post’s title is its first line', () => {
  expect(postTitle('Terminamos el baño\ncon caño nuevo')).toBe('Terminamos el baño');
  expect(postTitle('\n\n  Hola  \nchau')).toBe('Hola');
  expect(postTitle('una sola línea')).toBe('una sola línea');
});

test('hashtags are the words after #, accents and digits too', () => {
  expect(hashtags('#Consejo: el #baño de #el_pinar2, otra vez #baño.')).toEqual(['Consejo', 'baño', 'el_pinar2']);
  expect(hashtags('# nada, a#b, ##doble y https://x.uy/#ancla &#39;')).toEqual([]);
});

test('a text cut at its hashtags is still the same text', () => {
  const content = 'Listo #baño\n#pinar y más';
  const parts = postParts(content);
  expect(parts.map(({ text }) => text).join('')).toBe(content);
  expect(parts.filter(({ isHashtag }) => isHashtag).map(({ text }) => text)).toEqual(['#baño', '#pinar']);
  expect(postParts('')).toEqual([]);
});

test('a card cuts what has more than 150 letters, at a word’s end', () => {
  expect(collapsedPost('a'.repeat(150))).toBeNull();
  expect(collapsedPost('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  expect(collapsedPost('🔧'.repeat(150))).toBeNull();
  expect(collapsedPost('🔧'.repeat(151))).toBe(`${'🔧'.repeat(150)}…`);
  expect(collapsedPost(`${'a'.repeat(140)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(140)}…`);
  expect(collapsedPost(`hola ${'b'.repeat(150)}`)).toBe(`hola ${'b'.repeat(145)}…`);
});
