// The thread in which a running server makes a backup: reading the whole database would delay the server's calls.
import { workerData } from 'node:worker_threads';
import { type MakeSet, makeSet } from './make.ts';

await makeSet(workerData as MakeSet);
