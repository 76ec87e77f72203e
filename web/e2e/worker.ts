import type { TestInfo } from '@playwright/test';

/**
 * For `test.use({ serviceWorkers: whereTagged })`: the service worker runs in the file's tests that are tagged @worker,
 * as it stores the whole app in every new profile.
 */
export const whereTagged = async (
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are wanted
  {}: object,
  use: (value: 'allow' | 'block') => Promise<void>,
  { tags }: TestInfo,
): Promise<void> => use(tags.includes('@worker') ? 'allow' : 'block');
