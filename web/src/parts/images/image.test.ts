import { expect, test } from 'vitest';
import { moved, type Photo, storedPhoto } from './image.ts';

const chosen = (key: string): Photo => ({ key, file: new File([], key) });
const photos = [storedPhoto(1, '/1'), storedPhoto(2, '/2'), chosen('a'), chosen('b')];

test.each([
  ['stored-2', 0, ['stored-2', 'stored-1', 'a', 'b']],
  ['b', 2, ['stored-1', 'stored-2', 'b', 'a']],
  // not before what the server has
  ['b', 0, ['stored-1', 'stored-2', 'b', 'a']],
  ['stored-1', 3, ['stored-2', 'stored-1', 'a', 'b']],
  // not beyond either end
  ['stored-1', -1, ['stored-1', 'stored-2', 'a', 'b']],
  ['b', 9, ['stored-1', 'stored-2', 'a', 'b']],
  ['gone', 0, ['stored-1', 'stored-2', 'a', 'b']],
])('%s moved to %i', (key, to, order) => {
  expect(moved(photos, key, to).map((photo) => photo.key)).toEqual(order);
});
