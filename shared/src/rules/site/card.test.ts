import { describe, expect, test } from 'vitest';
import { cardOwner, cardPath } from './card.ts';

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
