import { minute } from '../rules/time/durations.ts';
import type { CallLimit, Kept } from './endpoint.ts';

/** What most reads that anyone may make have: a limit that no person reaches, and caches that ask again each time. */
export const plainRead = {
  limit: { max: 300, window: minute },
  cache: 'checked',
} as const satisfies { limit: CallLimit; cache: Kept };
