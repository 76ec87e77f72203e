import { describe, expect, it } from 'vitest';
import { isEntitled } from './entitlement.ts';
import { formatPesos, toCents } from './money/money.ts';
import { paymentTypeLabel, priceBounds, priceLabel } from './money/price.ts';
import { clientPasswordFault, passwordFault } from './passwords/password.ts';
import { phoneText, whatsappNumber, whatsappUrl } from './phone.ts';
import { coverageKeys } from './places/coverage.ts';
import { finalRating, formatRating, overallRating, ratingColor, ratingFloor } from './ratings.ts';
import { excerpt, fold, slug, unwrapSearch, words } from './text/text.ts';
import { durationsOf } from './time/estimated-duration.ts';
import { postTime, relativeTime } from './time/relative-time.ts';
import { daysLabel, daysMask, maskDays, weekdayOf } from './time/schedule.ts';
import { addMonths, localDay, longDate, shortDate } from './time/time.ts';

describe('phones', () => {
  it.each(['099 123 456', '99123456', '+598 99 123 456', '00598 99 123 456', '59899123456', '598-99-123-456'])(
    '%s is reached at 59899123456',
    (phone) => expect(whatsappNumber(phone)).toBe('59899123456'),
  );

  it.each([null, undefined, '', 'sin teléfono', '12', '12 34 56', '+54 9 11 2345 6789'])('%s is no number', (phone) =>
    expect(whatsappNumber(phone)).toBeNull(),
  );

  it('greets with the title, whatever signs it holds', () => {
    const [address, query] = (whatsappUrl('099 123 456', 'Pintura & más? #1') ?? '').split('?text=');
    expect(address).toBe('https://wa.me/59899123456');
    expect(query).not.toMatch(/[&?#]/);
    expect(decodeURIComponent(query ?? '')).toContain('«Pintura & más? #1»');
  });

  it.each([
    ['099123456', '099 123 456'],
    ['24001234', '2400 1234'],
    ['+54 9 11 2345 6789', '+54 9 11 2345 6789'],
  ])('%s reads %s', (phone, text) => expect(phoneText(phone)).toBe(text));
});

describe('prices', () => {
  const none = { fixed_price: null, min_price: null, max_price: null, requires_custom_quote: false };

  it.each([
    [{ ...none, price_type: 'fixed', fixed_price: 1800 }, '$1.800'],
    [{ ...none, price_type: 'fixed', fixed_price: 1800.5 }, '$1.800,50'],
    [{ ...none, price_type: 'fixed', fixed_price: 0 }, 'Consultar'],
    [{ ...none, price_type: 'range', min_price: 500, max_price: 12_000 }, '$500 - $12.000'],
    [{ ...none, price_type: 'range', min_price: 500 }, 'Consultar'],
    [{ ...none, price_type: 'other', requires_custom_quote: true }, 'A convenir'],
    [{ ...none, price_type: 'other' }, 'Consultar'],
  ])('%o reads %s', (service, label) => expect(priceLabel(service)).toBe(label));

  it('have bounds when they are stated', () => {
    expect(priceBounds({ ...none, price_type: 'range', min_price: 1, max_price: 2 })).toEqual({ low: 1, high: 2 });
    expect(priceBounds({ ...none, price_type: 'other' })).toBeNull();
  });

  it('are whole centésimos in the database', () => {
    expect([toCents(0.1 + 0.2), toCents(1800.5), formatPesos(1234567)]).toEqual([30, 180_050, '$1.234.567']);
  });

  it('are paid by hour, by job or as agreed', () => {
    expect(['por_hora', 'por_trabajo', 'otra'].map(paymentTypeLabel)).toEqual([
      'Por hora',
      'Por trabajo',
      'A convenir',
    ]);
  });
});

describe('ratings', () => {
  it('round the mean half up, and keep it with 2 decimals', () => {
    expect([overallRating([5, 4, 4]), overallRating([5, 5, 4]), overallRating([1, 2, 3])]).toEqual([4, 5, 2]);
    expect([finalRating([5, 4, 4]), finalRating([5, 5, 4])]).toEqual([4.33, 4.67]);
  });

  it.each([
    [5, 'green'],
    [4.5, 'green'],
    [4.49, 'lightGreen'],
    [4, 'lightGreen'],
    [3.99, 'yellow'],
    [3, 'yellow'],
    [2.99, 'red'],
  ])('%d is %s', (rating, color) => expect(ratingColor(rating)).toBe(color));

  it('show one decimal and filter from their floor', () => {
    expect([formatRating(4.25), formatRating(5)]).toEqual(['4,3', '5,0']);
    expect([5, 4, 3, 0].map(ratingFloor)).toEqual([4.5, 4, 3, 0]);
  });
});

describe('passwords', () => {
  it.each([
    ['', 'La contraseña es requerida'],
    ['Abc-1234', 'La contraseña debe tener al menos 9 caracteres'],
    ['abcdefg-1', 'La contraseña debe contener al menos una mayúscula, un número y un símbolo especial'],
    ['Abcdefghi1', 'La contraseña debe contener al menos una mayúscula, un número y un símbolo especial'],
    ['Ñandú-123', null],
  ])('of clients: %s', (password, fault) => expect(clientPasswordFault(password)).toBe(fault));

  it('of the others need 6 characters', () => {
    expect(passwordFault('12345')).toBe('La contraseña debe tener al menos 6 caracteres');
    expect(passwordFault('123456')).toBeNull();
    expect(passwordFault('x'.repeat(129))).toContain('128');
  });
});

describe('time', () => {
  it.each([
    ['2026-08-31T12:00:00.000Z', -6, '2026-02-28'],
    ['2024-08-31T12:00:00.000Z', -6, '2024-02-29'],
    ['2026-01-31T12:00:00.000Z', 1, '2026-02-28'],
    ['2026-12-15T12:00:00.000Z', 1, '2027-01-15'],
  ])('%s plus %d months is %s', (from, months, day) => {
    expect(addMonths(new Date(from), months).toISOString().slice(0, 10)).toBe(day);
  });

  it('is local: half past midnight in UTC is still the day before', () => {
    const at = new Date('2026-03-11T00:30:00.000Z');
    expect([localDay(at), weekdayOf(at)]).toEqual(['2026-03-10', 'martes']);
  });

  it('keeps dates without an hour as they are', () => {
    expect([longDate('2024-03-01'), shortDate('2026-11-21')]).toEqual(['1 de marzo de 2024', '21/11/2026']);
  });

  it.each([
    ['2026-03-10T11:59:30.000Z', 'Ahora'],
    ['2026-03-10T11:59:00.000Z', 'Hace 1 min'],
    ['2026-03-10T11:00:01.000Z', 'Hace 59 min'],
    ['2026-03-10T11:00:00.000Z', 'Hace 1h'],
    ['2026-03-09T12:00:01.000Z', 'Hace 23h'],
    ['2026-03-09T12:00:00.000Z', 'Hace 1d'],
    ['2026-03-03T12:00:01.000Z', 'Hace 6d'],
    ['2026-03-03T12:00:00.000Z', '03/03/2026'],
  ])('%s reads %s', (iso, text) => expect(relativeTime(iso, new Date('2026-03-10T12:00:00.000Z'))).toBe(text));

  it.each([
    ['2026-03-10T11:00:01.000Z', 'Ahora'],
    ['2026-03-10T11:00:00.000Z', 'Hace 1h'],
    ['2026-03-09T12:00:01.000Z', 'Hace 23h'],
    ['2026-03-09T12:00:00.000Z', 'Ayer'],
    ['2026-03-08T12:00:01.000Z', 'Ayer'],
    ['2026-03-08T12:00:00.000Z', '08/03/2026'],
    // a phone whose clock is slow
    ['2026-03-10T12:05:00.000Z', 'Ahora'],
  ])('a post of %s reads %s', (iso, text) => expect(postTime(iso, new Date('2026-03-10T12:00:00.000Z'))).toBe(text));

  it('ends a subscription at its instant', () => {
    const now = new Date('2026-03-10T12:00:00.000Z');
    const access = [null, '2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.001Z'].map((until) =>
      isEntitled(until, now),
    );
    expect(access).toEqual([false, false, true]);
  });
});

describe('words', () => {
  it('fold accents, case, ñ and spaces', () => {
    expect(fold('  Ñandú   ELÉCTRICO ')).toBe('nandu electrico');
    expect(words("l'Añil, 100% (bueno)")).toEqual(['l', 'anil', '100', 'bueno']);
    expect(slug('Diseño web')).toBe('diseno-web');
  });

  it('lose the outer % alone', () => expect(unwrapSearch('%50% off%')).toBe('50% off'));

  it('are cut at a word’s end', () => {
    expect(excerpt('corta', 60)).toBe('corta');
    expect(excerpt('uno dos tres cuatro', 12)).toBe('uno dos…');
  });

  it.each([
    ['1-2 horas', ['corta']],
    ['3 horas', ['corta']],
    ['1 día', ['media']],
    ['3-5 días', ['media']],
    ['2 horas o 1 semana', ['corta', 'larga']],
    ['+5 días', ['media', 'larga']],
    ['a convenir, ahora', []],
    ['11-2', []],
  ])('%s lasts %o', (text, names) => expect(durationsOf(text)).toEqual(names));

  it('keep days as bits, Monday first', () => {
    expect(maskDays(daysMask(['sábado', 'LUNES', 'feriado']))).toEqual(['lunes', 'sabado']);
  });

  it('know the department of a place', () => {
    expect(coverageKeys('Pocitos, Montevideo')).toEqual({ key: 'pocitos, montevideo', department: 'montevideo' });
    expect(coverageKeys('')).toEqual({ key: 'uruguay', department: 'uruguay' });
  });
});

it.each([
  [['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'], 'Todos los días'],
  [['sabado', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes'], 'Lunes a sábado'],
  [['lunes', 'miercoles', 'viernes'], 'Lunes, miércoles y viernes'],
  [['sabado', 'domingo'], 'Sábado y domingo'],
  [['martes'], 'Martes'],
] as const)('the days %j are named %s', (days, label) => {
  expect(daysLabel(days)).toBe(label);
});
