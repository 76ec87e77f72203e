import type { Screen } from './screen.ts';

/** The plan, its payment and what came of it. */
export const subscriptionScreens: readonly Screen[] = [];
