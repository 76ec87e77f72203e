import { once } from '@tero/shared/once';

/**
 * Loads sharp with the first image, so that a process that only serves reads saves 20 MB. Sharp uses one thread and no
 * cache, so that images leave room for other requests.
 */
export const decoder = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});
