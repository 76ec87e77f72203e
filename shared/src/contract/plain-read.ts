import { minute } from '../rules/time/durations.ts';
import type { CallLimit, Kept } from './endpoint.ts';

/** What most reads that anyone may make have: a limit that no person reaches, and an answer that is the same for everybody. */
export const plainRead = {
  limit: { max: 300, window: minute },
  cache: 'shared',
} as const satisfies { limit: CallLimit; cache: Kept };
