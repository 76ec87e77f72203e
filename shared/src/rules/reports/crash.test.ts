import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { crashMessage, crashRoute, crashStack, ownFrames } from './crash.ts';

test.each([
  ['an email', 'no account ana.perez+x@correo.com.uy here', 'no account … here'],
  ['a phone', 'call 099 123 456 or +598-99-123-456', 'call … or …'],
  ['a cédula', 'cedula 1.234.567-2', 'cedula …'],
  ['short numbers, which stay', 'expected 12 of 1200', 'expected 12 of 1200'],
  ['a session', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJhYmMifQ.c2lnbmF0dXJl', 'Bearer …'],
  ['an id of a device', 'key 3f9731748b6d93e096dd997f92457fd1', 'key …'],
  ['an address', 'at https://tero.uy/servicios/12?q=Ana#a failed', 'at … failed'],
  ['a path with a query', 'No routes matched location "/reset-password/abc?t=1"', 'No routes matched location "…"'],
  ['a bare path', 'GET /api/providers/7?x=1 broke', 'GET … broke'],
  ['what begins it', 'ana@correo.com.uy broke', '… broke'],
  ['one right behind another', 'GET https://tero.uy/a?q="Ana Pérez"12345', 'GET …"…"…'],
  [
    'what somebody wrote',
    `Unexpected token 'H', "Hola Ana"... is not valid JSON`,
    `Unexpected token 'H', "…" is not valid JSON`,
  ],
  [
    'what was cut',
    `Unexpected token, ..."e": "Ana", "b"... is not valid JSON`,
    'Unexpected token, "…" is not valid JSON',
  ],
  [
    'a property, which stays',
    `Cannot read properties of null (reading 'map')`,
    `Cannot read properties of null (reading 'map')`,
  ],
  ['an apostrophe, which stays', `can't find it, isn't there`, `can't find it, isn't there`],
])('a message without %s', (_name, message, left) => {
  expect(crashMessage(message)).toBe(left);
});

test.each([
  [
    'Chrome',
    '    at Cards (https://tero.uy/assets/index-B3123456.js:12:123456)',
    '    at Cards (/assets/index-B3123456.js:12:123456)',
  ],
  ['Firefox', 'Cards@https://tero.uy/assets/index-B3123456.js:1:98765', 'Cards@/assets/index-B3123456.js:1:98765'],
  ['the worker', 'at f (https://tero.uy/sw.js:1:2)', 'at f (/sw.js:1:2)'],
  ['a page', '    at https://tero.uy/servicios/12:1:1', '    at …'],
  ['an extension', '    at x (chrome-extension://abcdef/a.js:1:2)', '    at x (…)'],
])('a stack keeps the places that a source map needs: %s', (_name, line, left) => {
  expect(crashStack(`TypeError: x\n${line}`)).toBe(`TypeError: x\n${left}`);
});

test('both are cut, and what is cut and cleaned stays as it is the second time', () => {
  expect(crashMessage('ab '.repeat(9999))).toHaveLength(limits.crashMessage);
  expect(crashStack('ab '.repeat(9999))).toHaveLength(limits.crashStack);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = crashMessage(text);
      expect(once).not.toMatch(/\d{5}|[\w.]+@\w+\.\w/);
      expect(crashMessage(once)).not.toMatch(/\d{5}|[\w.]+@\w+\.\w/);
    }),
  );
});

test('hostile texts take no long time', () => {
  const began = Date.now();
  for (const unit of ['a', '1', '.', '/', `'`, '"', 'a.', 'a@', '1 ', 'https://', '/a', '-', '@a.', '..."']) {
    crashStack(unit.repeat(Math.ceil(limits.crashBytes / unit.length)));
  }
  expect(Date.now() - began).toBeLessThan(1000);
});

test.each([
  ['/servicios/:id', '/servicios/:id'],
  ['/unsubscribe/:token', '/unsubscribe/:token'],
  ['*', '*'],
  ['/', '/'],
  ['/servicios/12', '/servicios/:x'],
  ['/reset-password/AbC123def', '/reset-password/:x'],
  ['/perfil/ana@x.uy?q=1', '/perfil/:x'],
])('the route %s is told as %s', (route, told) => {
  expect(crashRoute(route)).toBe(told);
});

test('frames of the app are told from others', () => {
  const stack = 'Error: x\n    at a (/assets/a.js:1:2)\n    at native\n    at …\nb@/assets/b.js:3:4';
  expect(ownFrames(stack)).toEqual(['    at a (/assets/a.js:1:2)', 'b@/assets/b.js:3:4']);
});
