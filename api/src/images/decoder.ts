import { once } from '@tero/shared/once';

/**
 * Loads sharp with the first image: a process that only answers reads has no use for its 20 MB. One thread and no cache,
 * so that images take little from other requests.
 */
export const decoder = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});
