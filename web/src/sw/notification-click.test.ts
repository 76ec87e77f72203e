import { expect, test } from 'vitest';
import { chooseWindow, type OpenWindow, openTapped, tappedPath } from './notification-click.ts';
import { answering } from './show-push.ts';

const windowAt = (path: string, state: Partial<OpenWindow> = {}): OpenWindow => ({
  url: `https://tero.example${path}`,
  focused: false,
  visibilityState: 'hidden',
  ...state,
});

const hidden = windowAt('/favoritos');
const visible = windowAt('/servicios', { visibilityState: 'visible' });
const focused = windowAt('/historial', { visibilityState: 'visible', focused: true });

test.each<[string, OpenWindow[], OpenWindow | undefined]>([
  ['none', [], undefined],
  ['the only one', [hidden], hidden],
  ['one that can be seen', [hidden, visible], visible],
  ['the one in use', [hidden, visible, focused], focused],
  ['never what is not the app', [windowAt('/api/docs', { focused: true, visibilityState: 'visible' }), hidden], hidden],
  ['a page whose name only begins alike', [windowAt('/apiario')], windowAt('/apiario')],
])('a tap opens in %s', (_, windows, chosen) => {
  expect(chooseWindow(windows)).toEqual(chosen);
});

test.each([
  [{ path: '/provider/reviews' }, '/provider/reviews'],
  [{ path: '//evil.example' }, '/'],
  [{ path: 'https://evil.example' }, '/'],
  [{ path: 7 }, '/'],
  [{}, '/'],
  [null, '/'],
])('%j leads to %s', (data, path) => {
  expect(tappedPath(data)).toBe(path);
});

function clientsWith(...windows: OpenWindow[]) {
  const done: string[] = [];
  const clients = {
    matchAll: async () =>
      windows.map((shown) => ({
        ...shown,
        postMessage: (message: { type: string; path: string }) => done.push(`${message.type} ${message.path}`),
        focus: async () => {
          done.push('focus');
          throw new Error('this window may not come to the front');
        },
      })),
    openWindow: async (path: string) => {
      done.push(`open ${path}`);
      return null;
    },
  };
  return { clients: clients as unknown as Clients, done };
}

test('an open window follows once, also one that may not come to the front', async () => {
  const { clients, done } = clientsWith(hidden, visible);
  await openTapped(clients, { path: '/provider/reviews' });
  expect(done).toEqual(['NAVIGATE /provider/reviews', 'focus']);
});

test('without a window one is opened', async () => {
  const { clients, done } = clientsWith(windowAt('/api/docs', { focused: true }));
  await openTapped(clients, { path: '/provider/reviews' });
  expect(done).toEqual(['open /provider/reviews']);
});

test('the action of a review opens the form of its reply, and only there is one', async () => {
  const { clients, done } = clientsWith();
  const shown = answering('/provider/reviews', 'review-7');
  expect(shown.actions).toEqual([{ action: 'reply', title: 'Responder' }]);
  await openTapped(clients, shown.data, 'reply');
  await openTapped(clients, shown.data);
  expect(done).toEqual(['open /provider/reviews?responder=7', 'open /provider/reviews']);
  // the client whose review got a reply does not get this action
  expect(answering('/servicios/3', 'review-7')).toEqual({ data: { path: '/servicios/3' } });
  expect(answering('/provider/reviews', 'review-x').actions).toBeUndefined();
});
