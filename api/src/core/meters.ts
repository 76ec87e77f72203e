import { once } from '@tero/shared/once';
import type { Metric } from 'prom-client';

/** Measurements of the requests with the same labels. */
interface Times {
  labels: { method: string; route: string; status: string };
  /** the number of values between each bound and the one before; the last entry counts values above all bounds */
  counts: number[];
  sum: number;
}

/** A histogram for the registry. The registry's own takes a tenth of a request's time to look labels up. */
class RequestTimes {
  readonly name = 'tero_request_seconds';
  readonly help = 'Time of requests in seconds';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  /** times by route, method and first digit of the status */
  readonly #all = new Map<string, Map<string, Times[]>>();

  observe({ method, route, statusCode }: { method: string; route: string; statusCode: number }, seconds: number): void {
    const ofClass = Math.floor(statusCode / 100);
    const times = this.#all.get(route)?.get(method)?.[ofClass] ?? this.#begin(method, route, ofClass);
    let at = 0;
    while (seconds > (this.#bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1;
    times.counts[at] = (times.counts[at] ?? 0) + 1;
    times.sum += seconds;
  }

  async get() {
    const all = [...this.#all.values()].flatMap((ofRoute) => [...ofRoute.values()].flatMap(Object.values<Times>));
    return { ...this.#described, values: all.flatMap((times) => this.#valuesOf(times)) };
  }

  get #described() {
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator };
  }

  #valuesOf({ labels: sharedLabels, counts, sum }: Times) {
    let count = 0;
    const buckets = [...this.#bounds, '+Inf' as const].map((le, at) => {
      count += counts[at] ?? 0;
      return { metricName: `${this.name}_bucket`, labels: { le }, sharedLabels, value: count };
    });
    const one = (ending: string, value: number) => {
      return { metricName: `${this.name}_${ending}`, labels: {}, sharedLabels, value };
    };
    return [...buckets, one('sum', sum), one('count', count)];
  }

  #begin(method: string, route: string, ofClass: number): Times {
    const ofRoute = this.#all.get(route) ?? new Map<string, Times[]>();
    const ofMethod = ofRoute.get(method) ?? [];
    const times = { labels: { method, route, status: `${ofClass}xx` }, counts: [], sum: 0 };
    ofMethod[ofClass] = times;
    this.#all.set(route, ofRoute.set(method, ofMethod));
    return times;
  }
}

/**
 * Counters and gauges by their labels, for the registry. The registry's own classes would load the library at the
 * start.
 */
class Numbers<Label extends string = never> {
  readonly #described: { name: string; help: string; type: 'counter' | 'gauge' };
  readonly #all = new Map<string, { labels: Record<Label, string>; value: number }>();

  constructor(type: 'counter' | 'gauge', name: string, help: string) {
    this.#described = { name, help, type };
  }

  get name(): string {
    return this.#described.name;
  }

  inc(labels: Record<Label, string>): void {
    this.#of(labels).value += 1;
  }

  set(labels: Record<Label, string>, value: number): void {
    this.#of(labels).value = value;
  }

  async get() {
    return { ...this.#described, aggregator: 'sum', values: [...this.#all.values()] };
  }

  #of(labels: Record<Label, string>) {
    const key = Object.values(labels).join('\n');
    const known = this.#all.get(key) ?? { labels, value: 0 };
    this.#all.set(key, known);
    return known;
  }
}

/** Seconds from a request's arrival to the end of its response, by route pattern and class of status (`2xx`). */
export const requestSeconds = new RequestTimes();

/** Runs of scheduled jobs; `result` is `done` or `failed`. */
export const jobRuns = new Numbers<'job' | 'result'>('counter', 'tero_job_runs_total', 'Runs of scheduled jobs');

/** Seconds since 1970 when a job last ended well. */
export const jobDone = new Numbers<'job'>(
  'gauge',
  'tero_job_done_timestamp_seconds',
  'When a scheduled job last ended well',
);

/** Work that waits in a bounded queue. */
export const queueWaiting = new Numbers<'queue'>('gauge', 'tero_queue_waiting', 'Work that waits for its turn');

/** Attempts to deliver a message; `result` is `sent`, `skipped`, `later` or `dead`. */
export const deliveries = new Numbers<'channel' | 'result'>(
  'counter',
  'tero_deliveries_total',
  'Attempts to deliver a message',
);

/** 1 while a channel is paused because its service does not respond. */
export const channelPaused = new Numbers<'channel'>(
  'gauge',
  'tero_channel_paused',
  'Whether a channel waits for its service',
);

/** The number of people who waited for MercadoPago and then saw that it does not respond. */
export const mercadoPagoFailures = new Numbers(
  'counter',
  'tero_mercadopago_failures_total',
  'People told that Mercado Pago does not respond',
);
// a graph shows the first increase only after an initial value
mercadoPagoFailures.set({}, 0);

const own = [requestSeconds, jobRuns, jobDone, queueWaiting, deliveries, channelPaused, mercadoPagoFailures];

/**
 * Returns the metrics of this process for `/health/metrics`, shared by all its servers. The first call loads the
 * library, which from then measures memory, the event loop and garbage collection.
 */
export const meters = once(async () => {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const one of own) registry.registerMetric(one as unknown as Metric);
  return registry;
});
