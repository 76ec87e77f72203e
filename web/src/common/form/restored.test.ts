import { expect, test } from 'vitest';
import { storedImage } from '../../parts/images/image.ts';
import { restoredImages } from './restored.ts';

const file = new File([], 'nueva.jpg');
const draft = {
  values: { fields: {}, order: ['stored-3', 'stored-1', 'new'], mainKey: 'new', removed: ['stored-2', 'stored-9'] },
  images: [{ key: 'new', file }],
  storedAt: new Date(),
};
const keys = (images: readonly { key: string }[] = []) => images.map(({ key }) => key);

test('images keep their order, removals stay removed, and newer stored images stay', () => {
  const stored = [1, 2, 3, 4].map((id) => storedImage(id, `/${id}`));
  const { photos, removed, mainKey } = restoredImages(draft, stored);
  expect(keys(photos)).toEqual(['stored-3', 'stored-1', 'stored-4', 'new']);
  expect(keys(removed)).toEqual(['stored-2']);
  expect(mainKey).toBe('new');
});

test('without a draft the stored images are shown', () => {
  expect(restoredImages(null, [storedImage(1, '/1')])).toEqual({ photos: [storedImage(1, '/1')] });
});
