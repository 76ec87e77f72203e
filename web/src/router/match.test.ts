import { expect, test } from 'vitest';
import { bestMatch, matchPath } from './match.ts';

test.each([
  ['/servicios/:id', '/servicios/7', { id: '7' }],
  ['/servicios/:id', '/servicios/7/', { id: '7' }],
  ['/servicios/:id', '/SERVICIOS/7', { id: '7' }],
  ['/servicios/categoria/:categoria', '/servicios/categoria/jardiner%C3%ADa', { categoria: 'jardinería' }],
  // cut in the middle of a letter
  ['/servicios/categoria/:categoria', '/servicios/categoria/jardiner%C3', { categoria: 'jardiner%C3' }],
  ['/servicios/categoria/:categoria', '/servicios/categoria/a%2Fb', { categoria: 'a/b' }],
  ['/', '/', {}],
  ['/servicios/:id', '/servicios', null],
  ['/servicios/:id', '/servicios//', null],
  ['/servicios/:id', '/servicios/7/reviews', null],
  ['/servicios', '/', null],
  ['/:id', '/', null],
])('%s and %s', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params));

test('what is written out wins over what is not, whichever stands first', () => {
  const named = { path: '/provider/:id/reviews/:span' };
  const written = { path: '/provider/:id/reviews/current' };
  for (const entries of [
    [named, written],
    [written, named],
  ]) {
    expect(bestMatch(entries, '/provider/7/reviews/current')).toEqual({ entry: written, params: { id: '7' } });
    expect(bestMatch(entries, '/provider/7/reviews/old')?.entry).toBe(named);
    expect(bestMatch(entries, '/provider/7')).toBeNull();
  }
});
