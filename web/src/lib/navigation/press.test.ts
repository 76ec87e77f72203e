import { day } from '@tero/shared/rules/time/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';
import { keepPress, type Press, pressKey, takePress } from './press.ts';

beforeEach(() => {
  newDevice();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const heart: Press = { kind: 'favorite', id: 5, title: 'Pintura' };

test.each<Press>([
  heart,
  { kind: 'like', id: 7, title: 'Obra' },
  { kind: 'alert', q: 'pintura', category: null, coverageArea: 'Pocitos' },
  { kind: 'contact', about: 'service 5' },
])('$kind is given once, on its screen', (press) => {
  keepPress(press, '/servicios?q=x');
  expect(takePress('/servicios?q=x')).toEqual(press);
  expect(takePress('/servicios?q=x')).toBeNull();
});

test('on another screen it is forgotten, and after a day', () => {
  keepPress(heart, '/servicios/5');
  expect(takePress('/servicios/6')).toBeNull();
  expect(takePress('/servicios/5')).toBeNull();
  keepPress(heart, '/servicios/5');
  vi.advanceTimersByTime(day);
  expect(takePress('/servicios/5')).toBeNull();
});

test.each([
  'not JSON',
  'null',
  '7',
  ...[{ kind: 'delete-account' }, { kind: 'favorite', id: '5', title: 'x' }, { kind: 'contact' }, null].map((press) =>
    JSON.stringify({ press, path: '/', until: Number.MAX_SAFE_INTEGER }),
  ),
])('nothing comes of %s', (stored) => {
  localStorage.setItem(pressKey, stored);
  expect(takePress('/')).toBeNull();
});
