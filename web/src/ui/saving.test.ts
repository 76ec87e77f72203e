import { expect, it } from 'vitest';
import { isOnDevice, spare, unspare, useSaving } from './saving.ts';

/** Returns by how much the number of spared pictures changes. */
function change(act: () => void): number {
  const before = useSaving.getState().spared;
  act();
  return useSaving.getState().spared - before;
}

it('a picture that came into view counts once, and is taken off once, however often it is touched', () => {
  expect(change(() => spare('/other.webp'))).toBe(1);
  expect(change(() => spare('/a.webp'))).toBe(1);
  expect(change(() => spare('/a.webp'))).toBe(0);
  expect(change(() => unspare('/a.webp'))).toBe(-1);
  // its page was left, and the picture is touched again
  expect(change(() => spare('/a.webp'))).toBe(0);
  expect(change(() => unspare('/a.webp'))).toBe(0);
});

it('a picture that was touched before it counted never does', () => {
  expect(change(() => unspare('/b.webp'))).toBe(0);
  expect(change(() => spare('/b.webp'))).toBe(0);
});

it.each([
  ['blob:http://localhost/0b1c', true],
  ['data:image/png;base64,AA==', true],
  ['/uploads/blob:a.webp', false],
  ['https://tero.uy/uploads/a.webp', false],
])('%s is on the device: %s', (src, expected) => {
  expect(isOnDevice(src)).toBe(expected);
});
