import type { Screen } from './screen.ts';

/** What came of it: reviews and metrics. */
export const providerActivityScreens: readonly Screen[] = [];
