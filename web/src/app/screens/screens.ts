import { firstScreens } from './first-screens.ts';
import { laterScreens } from './later-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen. Static paths win over dynamic ones; parameters named `id` or `…Id` are numeric. */
export const screens: readonly Screen[] = [...firstScreens, ...laterScreens];
