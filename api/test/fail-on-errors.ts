// Loaded before each file of API tests: an error that the server logs fails the running test.
import { afterAll, afterEach } from 'vitest';
import { noteWarning, settleServerErrors } from './server-errors.ts';

// kept while the file runs: the files of a process share this state, and the screens' tests load this module again in
// each file
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));
afterEach(settleServerErrors);
