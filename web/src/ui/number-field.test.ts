import { describe, expect, expectTypeOf, it } from 'vitest';
import type { NumberPath, TextPath } from './FormFields.tsx';
import { numberOf } from './number.ts';

interface Award {
  title: string;
  year: number;
  prize: number | null;
  note?: string | null;
}

describe('the fields of a form', () => {
  it('are text or a number by their schema, and the compiler tells which', () => {
    expectTypeOf<TextPath<Award>>().toEqualTypeOf<'title' | 'note'>();
    expectTypeOf<NumberPath<Award>>().toEqualTypeOf<'year' | 'prize'>();
  });

  it.each([
    ['', null],
    ['0', 0],
    ['1500.5', 1500.5],
    ['-3', -3],
    [2026, 2026],
    [null, null],
    [undefined, null],
    ['tres', null],
  ])('hold of %j the number %j', (typed, number) => {
    expect(numberOf(typed)).toBe(number);
  });
});
