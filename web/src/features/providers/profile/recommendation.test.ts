import { describe, expect, test } from 'vitest';
import { readRecommendation, recommendationEnd } from './recommendation.ts';

describe('a recommendation in a link (rule CARD-3)', () => {
  test.each([
    [{ name: 'Ana', word: '' }, '#de=Ana'],
    [{ name: ' Ana  Laura ', word: 'Vino en hora,\nquedó prolijo & barato #1' }, undefined],
    [{ name: 'D’Elía', word: 'Cambió 3 llaves en 20 minutos 👏' }, undefined],
  ])('%j comes back as it was written', (said, end) => {
    const written = recommendationEnd(said);
    if (end) expect(written).toBe(end);
    expect(written).toMatch(/^#de=[^\s<>"]+$/);
    const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
    expect(readRecommendation(written)).toEqual({ name: plain(said.name), word: plain(said.word) });
  });

  test.each([
    ['', 'no name'],
    ['Tero', ''],
    ['Equipo Tero', ''],
    ['Soporte', ''],
    ['Teroo', ''],
    ['Аna', 'a letter of another script'],
    ['Ana de los Pozos', ''],
    ['Ana 099', ''],
    ['<b>Ana</b>', ''],
    ['a'.repeat(21), ''],
    ['Ana', 'llamá al 099 123 456'],
    ['Ana', 'girale a la cuenta 1.234'],
    ['Ana', 'mirá ejemplo.com'],
    ['Ana', 'escribile a ana@ejemplo'],
    ['Ana', 'Tero lo recomienda'],
    ['Ana', 'Тero lo recomienda'],
    ['Ana', 'a'.repeat(81)],
  ])('by %j with %j is refused by the form, and shown by no page', (name, word) => {
    expect(recommendationEnd({ name, word: name ? word : 'Bien' })).toBe('');
    expect(readRecommendation(`#${new URLSearchParams({ de: name, dice: word })}`)).toBeNull();
  });

  test.each(['', '#', '#de=', '#resenas', '#dice=hola', '#de=%E0%A4%A'])('there is none in %j', (end) => {
    expect(readRecommendation(end)).toBeNull();
  });
});
