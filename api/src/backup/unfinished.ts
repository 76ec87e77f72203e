/** The prefix of names that are still being written. */
export const unfinished = '.unfinished-';
