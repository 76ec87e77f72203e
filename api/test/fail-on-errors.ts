// Loaded before each file of API tests: an error that the server logs fails the test that runs.
import { afterAll, afterEach } from 'vitest';
import { noteWarning, settleServerErrors } from './server-errors.ts';

// while the file runs: those of a process share it, and screens load this module anew in each
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));
afterEach(settleServerErrors);
