import { boundedQueue } from '../core/bounded-queue.ts';

/** Searches of people: a flood of them leaves the database to the lists in between. */
export const searchQueue = boundedQueue({ name: 'searches', running: 2, waiting: 60 });
