// Passes the database server's address to the process of a test file, where the harness reads it from the environment.
import process from 'node:process';
import { inject } from 'vitest';

process.env.TEST_DATABASE_URL = inject('databaseUrl');
