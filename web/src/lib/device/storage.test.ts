// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { lasting, readJson } from './storage.ts';

const kept = new Map<string, string>();
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of lasting.allKeys()) lasting.write(key, null);
  kept.clear();
});

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test.each([
  ['there is none, as in some web views', null],
  ['each call throws', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['it is full', { ...working, setItem: full }],
  ['it may be read alone', { ...working, setItem: refuse, removeItem: refuse }],
])('%s: nothing throws, and what was put there holds until the page is closed', (_why, store) => {
  vi.stubGlobal('localStorage', store);
  expect(lasting.read('a')).toBeNull();
  expect(lasting.write('a', '{"b":1}')).toBe(false);
  expect(lasting.read('a')).toBe('{"b":1}');
  expect(readJson(lasting, 'a')).toEqual({ b: 1 });
  expect(lasting.allKeys()).toContain('a');
  lasting.write('a', null);
  expect(lasting.read('a')).toBeNull();
  expect(lasting.allKeys()).not.toContain('a');
});

test('where the name itself throws, as when all site data are blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expect(lasting.write('a', '1')).toBe(false);
  expect(lasting.read('a')).toBe('1');
});

test('what is emptied meanwhile is gone, and what there is room for again is stored', () => {
  vi.stubGlobal('localStorage', { ...working, setItem: full });
  lasting.write('a', 'of the page');
  vi.stubGlobal('localStorage', working);
  expect(lasting.read('a')).toBe('of the page');
  expect(lasting.write('a', 'of the device')).toBe(true);
  expect(lasting.read('a')).toBe('of the device');
  kept.clear();
  expect(lasting.read('a')).toBeNull();
});

test('what is no JSON is nothing', () => {
  vi.stubGlobal('localStorage', working);
  lasting.write('a', '{');
  expect(readJson(lasting, 'a')).toBeNull();
});
