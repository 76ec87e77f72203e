// Passes the address of the database server and the template to the process of a test file, where the harness reads
// them from the environment.
import process from 'node:process';
import { inject } from 'vitest';

process.env.TEST_DATABASE_URL = inject('databaseUrl');
process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');
