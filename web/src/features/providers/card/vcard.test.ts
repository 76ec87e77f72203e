import { expect, test } from 'vitest';
import { vcardOf } from './vcard.ts';

const url = 'https://tero.example/p/canos-17';
/** Returns the lines as a phone joins them again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a card has what everybody is given, each sign in its field (rule CARD-2)', () => {
  const provider = {
    name: 'Ana\nPérez; TEL:099123456',
    company_name: 'Caños, Cía. \\ "Ñandú"',
    service: 'Sanitaria',
    location: 'Pocitos, Montevideo',
    // private data, which only the provider itself receives
    ...{ phone: '099123456', call_phone: '24001234', email: 'ana@ejemplo.com' },
  };
  expect(unfolded(vcardOf(provider, url))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Ana Pérez\\; TEL:099123456;;;',
    'FN:Caños\\, Cía. \\\\ "Ñandú"',
    'ORG:Caños\\, Cía. \\\\ "Ñandú"',
    'TITLE:Sanitaria',
    'ADR;TYPE=WORK:;;;Pocitos\\, Montevideo;;;Uruguay',
    `URL:${url}`,
    'END:VCARD',
    '',
  ]);
});

test('no line is longer than phones read, and no letter is cut', () => {
  const name = 'Ñandúes 👷🏽‍♀️ '.repeat(12).trim();
  const text = vcardOf({ name, company_name: null, service: null, location: null }, url);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`FN:${name}`);
  expect(text).not.toMatch(/ORG|TITLE|ADR/);
});
