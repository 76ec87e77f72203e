import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, followHistory, holdEntries, navigate, type Shown } from './history.ts';

/** A browser's address bar and history, as far as they are used here. */
class Browser extends EventTarget {
  readonly location = { pathname: '/servicios', search: '?q=pintura', hash: '', assign: vi.fn() };
  readonly history = {
    state: null as unknown,
    length: 1,
    pushState: (state: unknown, _title: string, path: string) => {
      this.history.length += 1;
      this.#show(state, path);
    },
    replaceState: (state: unknown, _title: string, path?: string) => this.#show(state, path),
    go: vi.fn(),
  };

  #show(state: unknown, path?: string) {
    this.history.state = state;
    if (path === undefined) return;
    const { pathname, search, hash } = new URL(path, 'https://tero.test');
    Object.assign(this.location, { pathname, search, hash });
  }
}

let browser: Browser;
let shown: Shown[];
let leave: () => void;

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('window', browser);
  shown = [];
  leave = followHistory((next) => shown.push(next));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const here = () => browser.location.pathname + browser.location.search + browser.location.hash;

test('a path is a new entry with its state, counted from the first', () => {
  expect(browser.history.state).toEqual({ idx: 0 });
  navigate('/help#precio', { state: { from: 'test' } });
  expect([here(), browser.history.length]).toEqual(['/help#precio', 2]);
  expect(browser.history.state).toMatchObject({ idx: 1, usr: { from: 'test' } });
  expect(shown).toMatchObject([
    { kind: 'PUSH', location: { pathname: '/help', search: '', hash: '#precio', state: { from: 'test' } } },
  ]);
  navigate('/terms', { replace: true });
  expect([here(), browser.history.length]).toEqual(['/terms', 2]);
  expect(browser.history.state).toMatchObject({ idx: 1, usr: null });
  expect(shown.at(-1)?.kind).toBe('REPLACE');
  expect(new Set(shown.map(({ location }) => location.key)).size).toBe(2);
});

test('`?` and `#` stay on the screen; a query of nothing leaves no mark', () => {
  navigate('?page=2');
  expect(here()).toBe('/servicios?page=2');
  navigate('#fin');
  expect(here()).toBe('/servicios#fin');
  navigate('?', { replace: true });
  expect(here()).toBe('/servicios');
  expect(addressOf('/help', '/servicios')).toBe('/help');
});

test('a number is steps, which the browser takes and tells of', () => {
  navigate(-1);
  expect(browser.history.go).toHaveBeenCalledWith(-1);
  browser.history.state = { idx: 0, key: 'k' };
  browser.dispatchEvent(new Event('popstate'));
  expect(shown).toMatchObject([{ kind: 'POP', location: { key: 'k', state: null } }]);
});

test('what holds new entries is asked about each, but of none that replaces', () => {
  const asked = vi.fn(() => true);
  const release = holdEntries(asked);
  navigate('/help', { state: 1 });
  expect(asked).toHaveBeenCalledWith('/help', 1);
  expect([here(), shown.length]).toEqual(['/servicios?q=pintura', 0]);
  navigate('/login', { replace: true });
  expect(here()).toBe('/login');
  release();
  navigate('/help');
  expect(here()).toBe('/help');
});

test('where the browser takes no more entries the page is loaded; what it cannot store is a fault of ours', () => {
  browser.history.pushState = () => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  };
  navigate('/help');
  expect(browser.location.assign).toHaveBeenCalledWith('/help');
  browser.history.pushState = () => {
    throw new DOMException('a function', 'DataCloneError');
  };
  expect(() => navigate('/help')).toThrow('a function');
  expect(shown).toEqual([]);
});
