import { boundedQueue } from '../core/bounded-queue.ts';

/** The queue of people's searches. A flood of searches leaves the database free for lists in between. */
export const searchQueue = boundedQueue({ name: 'searches', running: 2, waiting: 60 });
