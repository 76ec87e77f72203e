import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { mobilePhone, noneOrMobile, optionalPhone } from './phone.ts';

const asTyped = [
  '099123456',
  '099 123 456',
  '099-123-456',
  '099.123.456',
  '(099) 123 456',
  '99 123 456',
  '99123456',
  '+598 99 123 456',
  '(+598) 99 123 456',
  '+598 099 123 456',
  '598 99 123 456',
  '00598 99 123 456',
  '０９９１２３４５６',
  '099–123–456',
  '\u202a099\u00a0123\u2011456\u202c',
];

function faultOf(schema: z.ZodType, given: unknown): string | undefined {
  return schema.safeParse(given).error?.issues[0]?.message;
}

describe('a phone that is typed', () => {
  it.each(asTyped)('%s is stored in one form', (typed) => {
    for (const schema of [mobilePhone, noneOrMobile, optionalPhone]) expect(schema.parse(typed)).toBe('099123456');
  });

  it.each([
    ['', 'El teléfono es requerido'],
    [undefined, 'El teléfono es requerido'],
    ['12 34 56', 'El teléfono debe tener 9 dígitos'],
    ['099 12 34', 'El teléfono debe tener 9 dígitos'],
    ['099 123 4567', 'El teléfono debe tener 9 dígitos'],
    ['2400 1234', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    ['+598 4733 1234', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    ['123456789', 'Escribí un celular de Uruguay: empieza con 09'],
    ['012345678', 'Escribí un celular de Uruguay: empieza con 09'],
    ['+54 9 11 2345 6789', 'Escribí un teléfono de Uruguay, por ejemplo 099 123 456'],
    ['099 123 456 (Ana)', 'Escribí el teléfono solo con números, espacios y guiones'],
    ['099 123+456', 'Escribí el teléfono solo con números, espacios y guiones'],
  ])('%j is told what is wrong with it', (typed, fault) => expect(faultOf(mobilePhone, typed)).toBe(fault));

  it('may be a landline where nobody writes to it', () => {
    expect(['2400 1234', '02 400 1234', '+598 4733-1234'].map((text) => optionalPhone.parse(text))).toEqual([
      '24001234',
      '24001234',
      '47331234',
    ]);
    expect(faultOf(optionalPhone, '2400 123')).toBe('El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo');
  });

  it('may be left out where it says so', () => {
    for (const empty of ['', '  ', null]) {
      expect([noneOrMobile.parse(empty), optionalPhone.parse(empty)]).toEqual([null, null]);
    }
    expect(noneOrMobile.optional().parse(undefined)).toBeUndefined();
  });
});

/** Returns every field of a schema, with its path, however deep. */
function fieldsOf(schema: z.ZodType, path: string): { path: string; schema: z.ZodType }[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
      { path: `${path}.${name}`, schema: field },
      ...fieldsOf(field, `${path}.${name}`),
    ]);
  }
  const inside = schema.def as unknown as Partial<Record<'innerType' | 'element' | 'in' | 'out', z.ZodType>> & {
    options?: z.ZodType[];
  };
  const parts = [inside.innerType, inside.element, inside.in, inside.out, ...(inside.options ?? [])];
  return parts.filter((part) => part instanceof z.ZodType).flatMap((part) => fieldsOf(part, path));
}

describe('every field of a body that is named like a phone', () => {
  const bodies = Object.values(contract).flatMap((feature) =>
    Object.values(feature).flatMap(({ method, path, body }) => (body ? fieldsOf(body, `${method} ${path}`) : [])),
  );
  // the operator's own phone is shown as it is written, since it may be a landline
  const shownAsWritten = ['PUT /api/admin/operator.phone'];
  const phones = bodies
    .filter(({ path }) => /phone|mobile|whatsapp|tel[eé]|celular/i.test(path.split('.').at(-1) ?? ''))
    .filter(({ path }) => !shownAsWritten.includes(path));

  it('is found', () => {
    expect(phones.length).toBeGreaterThanOrEqual(13);
    expect(phones.map(({ path }) => path)).toContain('PUT /api/providers/profile.emergency_phone');
  });

  it.each(phones)('$path keeps the one form, and refuses what is no phone', ({ schema }) => {
    for (const typed of asTyped) expect(schema.parse(typed)).toBe('099123456');
    for (const wrong of ['12 34 56', '099 12 34', 'abc', '+54 9 11 2345 6789']) {
      expect(schema.safeParse(wrong).success).toBe(false);
    }
  });
});
