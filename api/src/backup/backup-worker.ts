// The thread in which a running server makes a set: looking through a database would keep its calls waiting.
import { workerData } from 'node:worker_threads';
import { type MakeSet, makeSet } from './make.ts';

await makeSet(workerData as MakeSet);
