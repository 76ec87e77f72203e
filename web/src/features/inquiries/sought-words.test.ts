import { expect, test } from 'vitest';
import { forgetSearches, keepSearch } from '../../lib/device/searches.ts';
import { keepWords, wordsFor } from './sought-words.ts';

test('the words of a search are there for its trades, until it is forgotten on the device (rules ASK-45 and SRCH-127)', () => {
  keepWords('pierde el calefón', ['Sanitario']);
  // by a link that somebody sent: nobody typed it here
  expect(wordsFor(['Sanitario'])).toBe('');
  keepSearch('Pierde el calefon');
  expect(wordsFor(['Pintura', 'Sanitario'])).toBe('pierde el calefón');
  expect(wordsFor(['Pintura'])).toBe('');
  // as whoever signs out does
  forgetSearches();
  expect(wordsFor(['Sanitario'])).toBe('');
});
