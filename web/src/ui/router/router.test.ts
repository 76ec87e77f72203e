import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory, type Entry } from './history.ts';
import { hrefOf, resolve } from './location.ts';
import { findMatch, matchPath } from './match.ts';

const here = '/servicios/7';

test.each([
  ['/ayuda', '/ayuda'],
  ['/servicios?sort=price#lista', '/servicios?sort=price#lista'],
  ['?page=2', '/servicios/7?page=2'],
  ['#fotos', '/servicios/7#fotos'],
  ['?', '/servicios/7'],
  [{ hash: 'fotos' }, '/servicios/7#fotos'],
  [{ search: 'page=2' }, '/servicios/7?page=2'],
  [{ pathname: '/ayuda', search: '?a=1', hash: '#b' }, '/ayuda?a=1#b'],
  // another site's address is never led to
  ['//elsewhere.example/x', '/elsewhere.example/x'],
])('the way %o leads to %s', (to, href) => {
  expect(hrefOf(resolve(to, here))).toBe(href);
});

test.each([
  ['/servicios/:id', '/servicios/7', { id: '7' }],
  ['/servicios/:id', '/Servicios//7/', { id: '7' }],
  ['/servicios/:id', '/servicios', null],
  ['/servicios/:id', '/servicios/7/reviews', null],
  ['/', '/', {}],
  ['/p/:name', '/p/Tacuaremb%C3%B3', { name: 'Tacuarembó' }],
  ['/p/:name', '/p/50%', { name: '50%' }],
])('%s, asked for %s, gives %o', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test('what is written out wins over a variable, wherever it stands in the table', () => {
  const entries = [{ path: '/publicacion/:id' }, { path: '/publicacion/nueva' }, { path: '/publicacion/:other' }];
  expect(findMatch(entries, '/publicacion/nueva')?.entry).toBe(entries[1]);
  expect(findMatch(entries, '/publicacion/9')).toMatchObject({ entry: entries[0], params: { id: '9' } });
  expect(findMatch(entries, '/otra')).toBeNull();
});

let popped: () => void;
beforeEach(() => {
  const location = { pathname: '/', search: '', hash: '', assign: vi.fn() };
  const write = (state: unknown, _title: string, address?: string) => {
    history.state = state;
    if (address) Object.assign(location, resolve(address, '/'));
  };
  const history = { state: null as unknown, pushState: write, replaceState: write, go: vi.fn() };
  vi.stubGlobal('window', {
    location,
    history,
    addEventListener: (_name: string, listener: () => void) => {
      popped = listener;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each entry of the history has its place in the visit, its key, and what came along', () => {
  const history = browserHistory();
  const told: Entry[] = [];
  history.listen((entry) => told.push(entry));
  expect(history.entry()).toMatchObject({ kind: 'POP', location: { pathname: '/', key: 'default', state: null } });

  history.push(resolve('/ayuda?a=1', '/'), { from: 'home' });
  expect(window.history.state).toMatchObject({ idx: 1, usr: { from: 'home' } });
  history.replace(resolve('/ayuda', '/'), undefined);
  expect(window.history.state).toMatchObject({ idx: 1, usr: null });
  popped();
  expect(told.map(({ kind, location }) => [kind, hrefOf(location), location.state])).toEqual([
    ['PUSH', '/ayuda?a=1', { from: 'home' }],
    ['REPLACE', '/ayuda', null],
    ['POP', '/ayuda', null],
  ]);
  expect(new Set(told.map(({ location }) => location.key)).size).toBe(2);
});

test('where the browser takes no more entries the page is loaded', () => {
  const history = browserHistory();
  window.history.pushState = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  history.push(resolve('/ayuda', '/'), null);
  expect(window.location.assign).toHaveBeenCalledWith('/ayuda');
});
