import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { pesosOf } from '../rules/money/typed-pesos.ts';
import { readPhone } from '../rules/phone.ts';
import { cleaned } from '../rules/text/cleaned.ts';
import { foldIdentifier, unwrapSearch } from '../rules/text/text.ts';
import { plainSigns, written } from '../rules/text/written.ts';
import { email, optionalText, personName, requiredText, username } from './fields.ts';

/** The schema with which these tests read texts pasted from phones, chats, word processors and web pages. */
const title = requiredText('Escribí el título');

describe('a text is kept as it was meant (rule TEXT-1)', () => {
  test.each([
    // the examples of reports
    ['Pintura\u200e de casas', 'Pintura de casas'],
    ['\u200bPintura\u200b', 'Pintura'],
    ['\u202aPintura\u202c', 'Pintura'],
    ['Pintura\u00a0de\u00a0casas', 'Pintura de casas'],
    ['Ｐｉｎｔｕｒａ，　ｃａｓａｓ！', 'Pintura, casas!'],
    ['Instalación'.normalize('NFD'), 'Instalación'],
    ['Electri\u00adcista', 'Electricista'],
    // siblings
    ['\ufeffPintura', 'Pintura'],
    ['Pintura\u202fde\u2009casas\u3000hoy', 'Pintura de casas hoy'],
    ['Pin\u2060tu\u2063ra', 'Pintura'],
    ['\u061cPintura\u180e', 'Pintura'],
    ['An\u200da, pintora\u200c', 'Ana, pintora'],
    ['Pintura\r\nLijado\u2028Enduido', 'Pintura\nLijado\nEnduido'],
    ['Pin\u0000tura\u0007', 'Pintura'],
    ['Pintura\ud83d', 'Pintura'],
    ['\u2066Pintura\u2069 \u3164', 'Pintura'],
    // what is meant stays
    ['“Lo de José” – O’Neill', '“Lo de José” – O’Neill'],
    ['½ pared de 3 m², 1º piso…', '½ pared de 3 m², 1º piso…'],
    ['👩‍🔧 y 👨‍👩‍👧 ❤️ 1️⃣ 🇺🇾 👍🏽', '👩‍🔧 y 👨‍👩‍👧 ❤️ 1️⃣ 🇺🇾 👍🏽'],
    ['क्‍ष', 'क्‍ष'],
  ])('%j → %j', (pasted, kept) => {
    expect(written(pasted)).toBe(kept);
    expect(title.parse(pasted)).toBe(kept);
    expect(optionalText().parse(pasted)).toBe(kept);
    expect(unwrapSearch(`%${pasted}%`)).toBe(kept);
  });

  test('kept once, it stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(written(written(text))).toBe(written(text));
        expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what shows nothing is nothing (rule TEXT-2)', () => {
  test.each([
    '\u3164',
    '\u200d',
    '\u2800\u2800\u2800\u2800',
    '\u200d\u200d\u200d\u200d',
    '\u00a0 \u3000',
    '\u115f\u1160\uffa0\u3164',
    '\ufe0f\ufe0f\u200c\ufe0f',
    '\u{e0061}\u{e007f}\u{e0061}\u{e007f}',
    '\u0301\u0301\u0301\u0301',
    '\u{1d159}\ufffc\u00ad\u034f',
  ])('%j', (pasted) => {
    const faultOf = (schema: z.ZodType) => schema.safeParse(pasted).error?.issues[0]?.message;
    expect(faultOf(title)).toBe('Escribí el título');
    expect(faultOf(personName)).toBe('El nombre es requerido');
    expect(faultOf(username)).toBe('El nombre de usuario es requerido');
    expect(faultOf(email)).toBe('El email es requerido');
    expect(optionalText().parse(pasted)).toBeNull();
    expect(unwrapSearch(pasted)).toBe('');
    expect(readPhone(pasted)).toEqual({ fault: 'missing' });
  });
});

describe('an email', () => {
  test.each([
    ['ana\u200e@correo.uy', 'ana@correo.uy'],
    ['\u202aana@correo.uy\u202c', 'ana@correo.uy'],
    ['ana@correo\u200b.uy', 'ana@correo.uy'],
    ['\u00a0Ana@Correo.uy\u00a0', 'ana@correo.uy'],
    ['ａｎａ＠ｃｏｒｒｅｏ．ｕｙ', 'ana@correo.uy'],
    ['an\u00ada@cor\u200dreo.uy', 'ana@correo.uy'],
    ['ana\u2011paz@correo\u2010sur.uy', 'ana-paz@correo-sur.uy'],
    ['o’brien@correo.uy', "o'brien@correo.uy"],
    ['ana@correo.uy\ufe0e', 'ana@correo.uy'],
    ['ñandú@correo.uy'.normalize('NFD'), 'ñandú@correo.uy'],
    // an address with an international domain, as typed
    ['ana@ñandú.uy', 'ana@ñandú.uy'],
    ['Ana@Peluquería-Ñu.com.uy'.normalize('NFD'), 'ana@peluquería-ñu.com.uy'],
    ['ana@xn--and-6ma2c.uy', 'ana@xn--and-6ma2c.uy'],
    ['ana@correo.москва', 'ana@correo.москва'],
  ])('%j is %j', (pasted, kept) => {
    expect(email.parse(pasted)).toBe(kept);
    expect(foldIdentifier(pasted)).toBe(kept);
  });
});

describe('a username', () => {
  test.each([
    ['ana.paz\u200b', 'ana.paz'],
    ['\u200eana.paz', 'ana.paz'],
    ['ana\u00adpaz', 'anapaz'],
    ['ana\u2011paz', 'ana-paz'],
    ['ana\u3164paz', null],
    ['ａｎａｐａｚ', 'anapaz'],
    ['Ana.Ñandú'.normalize('NFD'), 'Ana.Ñandú'],
    ['anapaz\ufe0f', 'anapaz'],
    ['\u2800anapaz\u2800', 'anapaz'],
    ['\u2800\u2800\u2800\u2800', null],
  ])('%j is %j', (pasted, kept) => {
    expect(username.safeParse(pasted).data ?? null).toBe(kept);
  });
});

describe('an amount of pesos', () => {
  test.each([
    ['\u202a1500\u202c', 1500],
    ['\u200e$\u00a01.500', 1500],
    ['＄１．５００', 1500],
    ['1\u202f500', 1500],
    ['1.500,\u2013', 1500],
    ['1.500,50\u200b', 1500.5],
    ['$\u00ad1500 pesos', 1500],
    ['１５００', 1500],
    ['\u2212500', null],
    ['\u3164', null],
  ])('%j is %j', (pasted, pesos) => {
    expect(pesosOf(pasted)).toBe(pesos);
  });
});

describe('a phone (rule PHONE-1)', () => {
  test.each([
    '099/123456',
    '099\u2212123\u2212456',
    'Cel: 099 123 456',
    '099\ufe0f 123 456',
    '0\ufe0f\u20e399 123 456',
    'cel. 099.123.456',
    'Celular 099-123-456',
    'Tel./WhatsApp: 099 123 456',
    'Tel: +598 99 123 456',
    'tel:+59899123456',
    'Móvil (099) 123 456',
    'Wsp 099123456',
    'N° 099 123 456',
    'nro. 099 123 456',
    '０９９　１２３　４５６',
    '\u202a+598 99 123 456\u202c',
    '\u2068+598\u00a099\u00a0123\u00a0456\u2069',
    '099\u2011123\u2011456',
    '099 — 123 — 456',
    '099·123·456',
    '099_123_456',
    '+598 (0) 99 123 456',
    '099,123,456',
  ])('%j is 099123456', (typed) => {
    expect(readPhone(typed)).toEqual({ phone: '099123456', isMobile: true });
  });

  test.each([
    ['099 123 456 / 098 765 432', 'digits'],
    ['Cel:', 'characters'],
    ['Ana 099 123 456', 'characters'],
    ['099 123 456 x2', 'characters'],
    ['celu lar', 'characters'],
    ['1+099123456', 'characters'],
    ['Cel +54 9 11 1234 5678', 'foreign'],
  ])('%j is none: %s', (typed, fault) => {
    expect(readPhone(typed)).toEqual({ fault });
  });
});

test('forms clean as the API does, and send files as they are', () => {
  // an object of a class, as a browser's File is
  const photo = new Uint8Array([1]);
  const at = new Date(0);
  const clean = cleaned({ title: '\u200ePintura', photos: [photo], at, works: [{ text: '\u202aLijar' }] }) as object;
  expect(clean).toEqual({ title: 'Pintura', photos: [photo], at, works: [{ text: 'Lijar' }] });
  expect(Object.values(clean)[1][0]).toBe(photo);
});
