import { expect, test } from 'vitest';
import { type FormImage, moved, storedImage } from './image.ts';

const chosen = (key: string): FormImage => ({ key, file: new File([], key) });
const images = [storedImage(1, '/1'), storedImage(2, '/2'), chosen('a'), chosen('b')];

test.each([
  ['stored-2', 0, ['stored-2', 'stored-1', 'a', 'b']],
  ['b', 2, ['stored-1', 'stored-2', 'b', 'a']],
  // not before the stored images
  ['b', 0, ['stored-1', 'stored-2', 'b', 'a']],
  ['stored-1', 3, ['stored-2', 'stored-1', 'a', 'b']],
  // not beyond either end
  ['stored-1', -1, ['stored-1', 'stored-2', 'a', 'b']],
  ['b', 9, ['stored-1', 'stored-2', 'a', 'b']],
  ['gone', 0, ['stored-1', 'stored-2', 'a', 'b']],
])('%s moved to %i', (key, to, order) => {
  expect(moved(images, key, to).map((image) => image.key)).toEqual(order);
});
