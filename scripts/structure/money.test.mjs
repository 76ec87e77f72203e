// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the texts of modules
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readMoney } from './money.mjs';

const readIn = (text) => readMoney(parseSync('x.tsx', text).program);

test.each([
  'const a = `$${price}`;',
  'const a = `Cuesta $ ${price} por mes`;',
  'const a = `${price} UYU`;',
  "const a = '890 UYU al mes';",
  "const a = 'Cuesta $890';",
  'const a = <b>Vale $890</b>;',
  'const a = <b>${price}</b>;',
  "const a = '$' + price;",
  "const a = new Intl.NumberFormat('es-UY', { style: 'currency', currency: 'UYU' });",
])('%s is money that is written by hand', (text) => expect(readIn(text)).not.toEqual([]));

test.each([
  'const a = formatPesos(price);',
  "const a = 'UYU';",
  'const a = `${label} (UYU)`;',
  "const a = name.replace(/x/, '$1 ');",
  "const a = 'en pesos uruguayos';",
])('%s is none', (text) => expect(readIn(text)).toEqual([]));
