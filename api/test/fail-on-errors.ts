// Loaded before each file of API tests: an error that the server logs fails the test that runs.
import { afterAll, afterEach } from 'vitest';
import { noteWarning, settleServerErrors } from './server-errors.ts';

// while the file runs: the files of a process share this state, and screens load this module again in each file
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));
afterEach(settleServerErrors);
