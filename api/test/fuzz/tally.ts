import type { Endpoint } from '@tero/shared/contract/endpoint';
import { endpoints, others } from './endpoints.ts';
import type { Sent } from './wire.ts';

/** A fault that a run has found, with the calls that were sent together, reduced as far as possible. */
export interface Finding {
  what: string;
  times: number;
  calls: string[];
}

/** The counts of a run. */
export class Tally {
  calls = 0;
  hangs = 0;
  readonly statuses = new Map<number, number>();
  readonly #byEndpoint = new Map<string, Map<number, number>>();
  readonly findings = new Map<string, Finding>();

  count(endpoint: string, status: number): void {
    const own = this.#byEndpoint.get(endpoint) ?? new Map<number, number>();
    this.#byEndpoint.set(endpoint, own);
    this.calls += 1;
    for (const map of [this.statuses, own]) map.set(status, (map.get(status) ?? 0) + 1);
  }

  /** Records a fault, and returns whether it is new. The calls recorded last are the smallest set. */
  note(what: string, calls: readonly Sent[]): boolean {
    const known = this.findings.get(what);
    this.findings.set(what, { what, times: (known?.times ?? 0) + 1, calls: calls.map(curlOf) });
    return known === undefined;
  }

  /** Returns the endpoints of which no call has succeeded. */
  unreached(): string[] {
    return [...endpoints.keys()].filter(
      (name) => ![...(this.#byEndpoint.get(name) ?? [])].some(([status]) => status < 300),
    );
  }

  lines(seconds: number, { perEndpoint = false } = {}): string[] {
    const statuses = linesOf(this.statuses);
    const unreached = this.unreached();
    const rows = [...endpoints, ...others].map(
      ([name, { method, path }]: [string, Endpoint]) =>
        `  ${name} ${method} ${path}: ${linesOf(this.#byEndpoint.get(name) ?? new Map())}`,
    );
    return [
      ...(perEndpoint ? rows : []),
      `${this.calls} calls in ${Math.round(seconds)} s: ${statuses}`,
      `${endpoints.size - unreached.length} of ${endpoints.size} endpoints with success${unreached.length ? `; without: ${unreached.join(', ')}` : ''}`,
      `${this.statuses.get(500) ?? 0} answers of 500, ${this.hangs} hangs, ${this.findings.size} findings`,
      ...[...this.findings.values()].flatMap(({ what, times, calls }) => ['', `✗ ${what} (${times} times)`, ...calls]),
    ];
  }
}

function linesOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}×${times}`)
    .join(' ');
}

const longest = 3000;

/** Returns the call as a command for a shell. */
function curlOf({ method, path, headers, payload }: Sent): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const text = payload?.toString('latin1').slice(0, longest);
  const data = text === undefined ? [] : [`--data-binary $'${escaped(text)}'`];
  return ['  curl -X', method, quoted(`http://127.0.0.1:3000${path}`), ...parts, ...data].join(' ');
}

function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e]|['\\]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
