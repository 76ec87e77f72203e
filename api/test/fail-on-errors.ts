// Loaded before each file of API tests: an error that the server logs fails the test that runs.
import { afterEach } from 'vitest';
import { settleServerErrors } from './server-errors.ts';

afterEach(settleServerErrors);
