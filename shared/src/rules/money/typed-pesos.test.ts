import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../../contract/index.ts';
import { formatPesos } from './money.ts';
import { pesosOf, typedPesos } from './typed-pesos.ts';

describe('a typed amount', () => {
  it.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['$1.500', 1500],
    ['$ 1.500', 1500],
    ['$U 1.500', 1500],
    ['UYU 1500', 1500],
    ['1.500 pesos', 1500],
    ['1500$', 1500],
    ['1 500', 1500],
    [' 1500 ', 1500],
    ['1.500,-', 1500],
    ['1500,', 1500],
    ['1.500,50', 1500.5],
    ['1500,5', 1500.5],
    ['1500.50', 1500.5],
    ['1.5', 1.5],
    ['0,50', 0.5],
    ['0', 0],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    // the other way round, as calculators and banks of other countries write it
    ['1,500', 1500],
    ['1,500.50', 1500.5],
  ])('%s is %d', (typed, pesos) => {
    expect(pesosOf(typed)).toBe(pesos);
  });

  it.each([
    '',
    '$',
    'mil',
    '1.50.0',
    '1.5000',
    '15.00,0',
    '0.500',
    '1500,505',
    '-5',
    'US$ 50',
    'U$S 50',
    'USD 50',
    '1e3',
  ])('%j is none', (typed) => {
    expect(pesosOf(typed)).toBeNull();
  });

  it('is read as it is shown, with its sign and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(pesosOf(formatPesos(cents / 100))).toBe(cents / 100);
        expect(pesosOf(typedPesos(cents / 100))).toBe(cents / 100);
        expect(pesosOf(String(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

interface Found {
  where: string;
  schema: z.ZodType;
}

/** Returns every field of a body in which somebody types money. */
function moneyFields(): Found[] {
  const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature));
  const typed = endpoints.filter(({ path }) => !path.endsWith('/accept'));
  return typed.flatMap(({ method, path, body }) => {
    const shape = body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
    const named = Object.entries(shape).filter(([name]) => /price(?!_type)|amount/.test(name));
    return named.map(([name, schema]) => ({ where: `${method} ${path} ${name}`, schema }));
  });
}

it('is read so by every endpoint that takes money', () => {
  const found = moneyFields();
  expect(found.length).toBeGreaterThan(10);
  for (const { where, schema } of found) {
    expect(schema.safeParse('1.500').data, where).toBe(1500);
    // a libreta has whole pesos, like its quote (rule QUOTE-5)
    const isWhole = where.startsWith('POST /api/quotes/:id/entries');
    expect(schema.safeParse('$ 1.500,50').data, where).toBe(isWhole ? 1501 : 1500.5);
    expect(schema.safeParse('mil quinientos').success, where).toBe(false);
  }
});
