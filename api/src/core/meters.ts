import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts about itself, for `/health/metrics`; shared by all servers that run in it. */
export const meters = new Registry();

collectDefaultMetrics({ register: meters });

const registers = [meters];

/** Seconds from a request's arrival to the end of its answer, by route pattern and class of status (`2xx`). */
export const requestSeconds = new Histogram({
  name: 'tero_request_seconds',
  help: 'Time of requests in seconds',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

/** Runs of scheduled jobs; `result` is `done` or `failed`. */
export const jobRuns = new Counter({
  name: 'tero_job_runs_total',
  help: 'Runs of scheduled jobs',
  labelNames: ['job', 'result'] as const,
  registers,
});

/** Seconds since 1970 when a job last ended well. */
export const jobDone = new Gauge({
  name: 'tero_job_done_timestamp_seconds',
  help: 'When a scheduled job last ended well',
  labelNames: ['job'] as const,
  registers,
});

/** Work that waits in a bounded queue. */
export const queueWaiting = new Gauge({
  name: 'tero_queue_waiting',
  help: 'Work that waits for its turn',
  labelNames: ['queue'] as const,
  registers,
});

/** Attempts to deliver a message; `result` is `sent`, `skipped`, `later` or `dead`. */
export const deliveries = new Counter({
  name: 'tero_deliveries_total',
  help: 'Attempts to deliver a message',
  labelNames: ['channel', 'result'] as const,
  registers,
});

/** 1 while a channel is paused because its service does not respond. */
export const channelPaused = new Gauge({
  name: 'tero_channel_paused',
  help: 'Whether a channel waits for its service',
  labelNames: ['channel'] as const,
  registers,
});

/** How far the replica was behind at the last read from it, in seconds; the time between two looks at the primary is in it. */
export const replicaLag = new Gauge({
  name: 'tero_replica_lag_seconds',
  help: 'How far the replica is behind',
  registers,
});

/**
 * Visitors' reads where there is a replica: `used`, or why the primary answered: `late`, `away`, `changed` (something that
 * it reads was written just now), `failed`, `skipped` (it writes, or the replica has a pause).
 */
export const replicaReads = new Counter({
  name: 'tero_replica_reads_total',
  help: 'Reads of visitors by what became of them on the replica',
  labelNames: ['result'] as const,
  registers,
});
