import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPush } from './show-push.ts';

function pushOf(notification: Record<string, unknown>, around: Record<string, unknown> = {}): string {
  return JSON.stringify({ web_push: 8030, notification, ...around });
}

test('a declarative push is read whole', () => {
  const text = pushOf({
    title: 'Nueva reseña de 5 estrellas',
    body: '«Quedó impecable.»',
    navigate: 'https://tero.example/provider/reviews?tab=current#r7',
    tag: 'review-7',
    lang: 'es-UY',
    app_badge: 3,
    silent: true,
  });
  expect(readPush(text)).toEqual({
    title: 'Nueva reseña de 5 estrellas',
    body: '«Quedó impecable.»',
    path: '/provider/reviews?tab=current#r7',
    tag: 'review-7',
    lang: 'es-UY',
    silent: true,
    badge: 3,
  });
});

test.each([null, undefined, '', 'hola', '[]', 'null', '{}', '{"notification":7}', pushOf({}), pushOf({ title: '  ' })])(
  'what says nothing readable is a general notice: %j',
  (text) => {
    expect(readPush(text)).toMatchObject({ title: 'Tenés novedades en Tero', path: '/' });
  },
);

test.each([
  ['https://evil.example/favoritos', '/favoritos'],
  ['https://tero.example//evil.example/x', '/evil.example/x'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,hola', '/'],
  ['https://', '/'],
  ['/historial', '/historial'],
  [7, '/'],
  [undefined, '/'],
])('a tap on %j stays in the app', (navigate, path) => {
  expect(readPush(pushOf({ title: 'Hola', navigate })).path).toBe(path);
});

const beginnings = [
  '',
  '/',
  '//',
  '\\\\',
  'https:',
  'https://',
  'https://tero.example',
  'javascript:',
  'ftp://',
  '\t/',
];

test('the path always opens on this host', () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.string(), (beginning, rest) => {
      const { path } = readPush(pushOf({ title: 'Hola', navigate: beginning + rest }));
      expect(new URL(path, 'https://tero.example').origin).toBe('https://tero.example');
    }),
  );
});

test.each([
  [0, 0],
  ['12', 12],
  [-1, null],
  [1.5, null],
  ['muchas', null],
  [null, null],
])('badge %j', (app_badge, badge) => {
  expect(readPush(pushOf({ title: 'Hola', app_badge })).badge).toBe(badge);
});

test('the badge may stand outside of the notification', () => {
  expect(readPush(pushOf({ title: 'Hola' }, { app_badge: 4 })).badge).toBe(4);
});
