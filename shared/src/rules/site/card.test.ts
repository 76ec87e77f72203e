import { describe, expect, test } from 'vitest';
import { cardOwner, cardPath } from './card.ts';
import { readRecommendation, recommendationEnd } from './recommendation.ts';

describe('a provider’s short link (rule CARD-1)', () => {
  test.each([
    [{ id: 17, name: 'Ana Pérez', company_name: null }, '/p/ana-perez-17'],
    [{ id: 17, name: 'Ana Pérez', company_name: 'Caños & Cía.' }, '/p/canos-cia-17'],
    [{ id: 17, name: '🔧', company_name: null }, '/p/17'],
    [
      { id: 3, name: 'Electricidad Industrial y Domiciliaria Hermanos Rodríguez', company_name: null },
      '/p/electricidad-industrial-y-domiciliaria-3',
    ],
    [{ id: 3, name: 'a'.repeat(60), company_name: null }, `/p/${'a'.repeat(40)}-3`],
    [{ id: 3, name: 'Taller 24', company_name: null }, '/p/taller-24-3'],
  ])('of %j is %s', (provider, path) => {
    expect(cardPath(provider)).toBe(path);
    expect(cardOwner(path.slice('/p/'.length))).toBe(provider.id);
  });

  test.each(['ana-perez', 'ana17', '0', '017', 'ana-017', '-', '', '1234567890'])('%j is nobody’s', (card) => {
    expect(cardOwner(card)).toBeNull();
  });
});

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
