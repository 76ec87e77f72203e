import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Fields = Record<string, unknown>;
const how = ['dropped', 'null', 'retyped', 'odd'] as const;
type How = (typeof how)[number];

/** The changes that a server which breaks its own types makes to its replies. A seed always gives the same changes. */
export interface Oddness {
  of(kind: Kind, field: string): How | null;
  /** invalid entries at the front of lists */
  strangers: unknown[];
  isReversed: boolean;
}

type Kind = 'agreement' | 'invoice' | 'attempt' | 'payment';

/** Returns the changes of a seed; null for fields that stay as they are. */
export function oddnessOf(seed: number): Oddness {
  const fate = (name: string) => hash(`${seed}:${name}`);
  return {
    of: (kind, field) =>
      fate(`${kind}.${field}`) < 0.35 ? (how[Math.floor(fate(`how ${kind}.${field}`) * 4)] ?? null) : null,
    strangers: [null, 'x', {}, 42, [], { id: null }].filter((_, at) => fate(`stranger ${at}`) < 0.2),
    isReversed: fate('order') < 0.5,
  };
}

/** Returns a number from 0 to 1, by FNV-1a. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619);
  sum = Math.imul(sum ^ (sum >>> 15), 2_246_822_507);
  return ((sum ^ (sum >>> 13)) >>> 0) / 2 ** 32;
}

/** Starts a server between Tero and MercadoPago's API that applies such changes to its replies. */
export async function startOddReplies() {
  let [target, oddness]: [string, Oddness | null] = ['', null];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const body = method === 'GET' ? null : await textOf(request);
    const reply = await fetch(target + url, { method, headers: headersOf(request), body });
    const said = await reply.json();
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(oddness && reply.ok ? distorted(oddness, new URL(url, target).pathname, said) : said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo(url: string): void {
      target = url;
    },
    /** null: replies as documented */
    become(next: Oddness | null): void {
      oddness = next;
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = ['authorization', 'content-type', 'x-idempotency-key'];
  return Object.fromEntries(passed.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

function distorted(oddness: Oddness, path: string, said: Fields): unknown {
  if (path.startsWith('/preapproval')) return changed(oddness, 'agreement', said);
  if (path.startsWith('/v1/payments')) return changed(oddness, 'payment', said);
  if (!path.endsWith('/search')) return invoice(oddness, said);
  const entries = (said.results as Fields[]).map((entry) => invoice(oddness, entry));
  return {
    results: [...oddness.strangers, ...(oddness.isReversed ? entries.reverse() : entries)],
    paging: said.paging,
  };
}

function invoice(oddness: Oddness, said: Fields): Fields {
  return changed(oddness, 'invoice', { ...said, payment: changed(oddness, 'attempt', said.payment as Fields) });
}

/** Changes fields each in its way, and turns their order around. */
function changed(oddness: Oddness, kind: Kind, fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const nested = kind === 'agreement' && name === 'auto_recurring';
    const own = nested ? changed(oddness, kind, value as Fields) : value;
    const way = oddness.of(kind, name);
    if (way === 'dropped') return [];
    if (way === 'null') return [[name, null]];
    if (way === 'retyped') return [[name, retyped(name, own)]];
    return [[name, way === 'odd' ? odd(name, own) : own]];
  });
  return Object.fromEntries(entries.reverse());
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Writes the same value in another way. */
function retyped(name: string, value: unknown): unknown {
  if (typeof value === 'number') return name.endsWith('amount') ? value.toFixed(2) : ` ${value} `;
  if (isDate(value)) return Date.parse(value);
  if (typeof value !== 'string') return value;
  return name.startsWith('status') ? value.toUpperCase() : ` ${value} `;
}

/** Returns a value without meaning. */
function odd(name: string, value: unknown): unknown {
  if (name === 'status') return 'en_revision';
  if (isDate(value)) return 'ayer';
  return typeof value === 'string' ? [] : { value: 'mucho' };
}
