/** What is being written has this in front of its name. */
export const unfinished = '.unfinished-';
