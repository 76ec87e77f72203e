import { expect, test } from 'vitest';
import { storedPhoto } from '../images/image.ts';
import { restoredPhotos } from './restored.ts';

const file = new File([], 'nueva.jpg');
const draft = {
  values: { fields: {}, order: ['stored-3', 'stored-1', 'new'], mainKey: 'new', removed: ['stored-2', 'stored-9'] },
  photos: [{ key: 'new', file }],
  keptAt: new Date(),
};
const keys = (photos: readonly { key: string }[] = []) => photos.map(({ key }) => key);

test('photos come back as they stood, what was to go still goes, and what came meanwhile stays', () => {
  const stored = [1, 2, 3, 4].map((id) => storedPhoto(id, `/${id}`));
  const { photos, removed, mainKey } = restoredPhotos(draft, stored);
  expect(keys(photos)).toEqual(['stored-3', 'stored-1', 'stored-4', 'new']);
  expect(keys(removed)).toEqual(['stored-2']);
  expect(mainKey).toBe('new');
});

test('without a draft there is what the server has', () => {
  expect(restoredPhotos(null, [storedPhoto(1, '/1')])).toEqual({ photos: [storedPhoto(1, '/1')] });
});
