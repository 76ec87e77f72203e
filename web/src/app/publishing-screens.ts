import type { Screen } from './screen.ts';

/** The screens on which providers publish services. */
export const publishingScreens: readonly Screen[] = [];
