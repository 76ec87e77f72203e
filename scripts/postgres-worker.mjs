// Hands the server's address to a test file's process, where the harness reads it from the environment.
import process from 'node:process';
import { inject } from 'vitest';

process.env.TEST_DATABASE_URL = inject('databaseUrl');
