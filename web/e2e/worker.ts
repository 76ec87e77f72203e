import type { TestInfo } from '@playwright/test';

/**
 * Allows the service worker only in the file's tests tagged @worker, because it stores the whole app in every new
 * profile: `test.use({ serviceWorkers: whereTagged })`.
 */
export const whereTagged = async (
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are wanted
  {}: object,
  use: (value: 'allow' | 'block') => Promise<void>,
  { tags }: TestInfo,
): Promise<void> => use(tags.includes('@worker') ? 'allow' : 'block');
