import { minute } from '../rules/time/durations.ts';
import type { CallLimit, Kept } from './endpoint.ts';

/** The options of most public reads: a limit that no person reaches, and a response that is the same for everybody. */
export const plainRead = {
  limit: { max: 300, window: minute },
  cache: 'shared',
} as const satisfies { limit: CallLimit; cache: Kept };
