import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginning, capitalised, letters } from './letters.ts';
import { excerpt, quotedExcerpt } from './text.ts';

const whole = ['a', 'ñ', 'n\u0303', '👩‍🔧', '👨‍👩‍👧‍👦', '🇺🇾', '👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '𠮷', 'e\u0301\u0323'];

/** Both ways: with Intl.Segmenter, and as a browser without it. */
describe.each([true, false])('letters and emoji are whole (rule TEXT-3), with a segmenter: %s', (has) => {
  async function module(): Promise<typeof import('./letters.ts')> {
    if (has) return { beginning, capitalised, letters };
    vi.resetModules();
    vi.stubGlobal('Intl', {});
    return await import('./letters.ts');
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each(whole)('%j', async (letter) => {
    const own = await module();
    expect(own.letters(`${letter}x${letter}`)).toEqual([letter, 'x', letter]);
    const text = `ab${letter}${letter}`;
    for (let max = 0; max <= text.length; max += 1) {
      const shown = max < 2 + letter.length ? 'ab'.slice(0, max) : `ab${letter}`;
      expect(own.beginning(text, max)).toBe(max === text.length ? text : shown);
    }
  });

  test('many accents are cut at most once', async () => {
    const own = await module();
    expect(own.beginning(`a${'\u0301'.repeat(500)}`, 100).length).toBeLessThanOrEqual(100);
  });
});

test('within a sentence an excerpt has no period of its own', () => {
  expect(quotedExcerpt('Se quemó un enchufe.', 40)).toBe('«Se quemó un enchufe»');
  expect(quotedExcerpt('No sé qué es...', 40)).toBe('«No sé qué es...»');
  expect(quotedExcerpt('Se quemó un enchufe de la cocina.', 12)).toBe('«Se quemó…»');
});

test('an excerpt ends with a whole letter', () => {
  expect(excerpt('👩‍🔧👩‍🔧👩‍🔧', 10)).toBe('👩‍🔧…');
  expect(excerpt('Hola 👨‍👩‍👧‍👦', 8)).toBe('Hola…');
  expect(excerpt('mañana'.normalize('NFD'), 4)).toBe('ma…');
});

test.each([
  ['ñandú', 'Ñandú'],
  ['𐐨b', '𐐀b'],
  ['', ''],
])('%j begins in upper case: %j', (given, expected) => {
  expect(capitalised(given)).toBe(expected);
});
