import { Agent, request } from 'node:http';
import { badFiles } from '../bad-files.ts';
import { image } from '../forms.ts';
import { endpointOf } from './endpoints.ts';
import { patience } from './patience.ts';
import type { People } from './people.ts';
import type { Plan } from './plans.ts';
import { Later, type Pool } from './pool.ts';

/** A call as it is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | null;
}

export interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Replaces all placeholders with their values. */
function settled(data: unknown, pool: Pool): unknown {
  if (data instanceof Later) return pool.give(data);
  if (Array.isArray(data)) return data.map((item) => settled(item, pool));
  if (typeof data !== 'object' || data === null) return data;
  const copy = {};
  for (const [name, value] of Object.entries(data)) {
    Object.defineProperty(copy, name, { value: settled(value, pool), enumerable: true });
  }
  return copy;
}

const good = [await image(), await image({ width: 300, height: 40, color: '#123' })];
const bad = Object.values(badFiles).filter(({ name }) => name !== 'bomba.png');

/** Turns a plan into what is sent. */
export function written(plan: Plan, pool: Pool, people: People): Sent {
  const endpoint = endpointOf(plan.endpoint);
  const params = settled(plan.params, pool) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encoded(params[name]));
  const query = plan.query.map(([name, value]) => `${encoded(name)}=${encoded(settled(value, pool))}`).join('&');
  const authorization = people.headerOf(plan.who);
  const { type, payload } = bodyOf(plan, settled(plan.body, pool), endpoint.files?.field ?? 'file');
  return {
    method: plan.method ?? endpoint.method,
    path: query ? `${path}?${query}` : path,
    headers: {
      ...(authorization !== null && { authorization }),
      ...(type !== null && { 'content-type': type }),
      ...plan.headers,
    },
    payload,
  };
}

/** Percent-encodes a value. Other types become texts first, even with half surrogate pairs. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

interface Body {
  type: string | null;
  payload: Buffer | null;
}

function bodyOf({ shape, files }: Plan, data: unknown, field: string): Body {
  if (shape.as === 'nothing') return { type: null, payload: null };
  if (shape.as === 'raw') return { type: shape.type, payload: Buffer.from(shape.text, latinOr(shape.text)) };
  if (shape.as === 'json') {
    const text = JSON.stringify(data);
    return text === undefined
      ? { type: null, payload: null }
      : { type: 'application/json', payload: Buffer.from(text) };
  }
  const fields = Object.entries((data ?? {}) as object).map(([name, value]) => [name, asText(value)] as const);
  if (shape.as === 'form') {
    const form = fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    return { type: 'application/x-www-form-urlencoded', payload: Buffer.from(form) };
  }
  const sent = files.map((at) => (at < 25 ? { bytes: good[at % 2], name: 'foto.jpg' } : bad[at % bad.length]));
  return multipart(fields, field, sent, shape.as === 'parts' ? shape.damage : null);
}

const latinOr = (text: string) => (/[\x80-\xff]/.test(text) ? 'latin1' : 'utf8');

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Returns a form with files; `damage` breaks one part of its syntax. */
function multipart(
  fields: (readonly [string, string])[],
  field: string,
  files: ({ bytes?: Buffer | string | undefined; name?: string; type?: string } | undefined)[],
  damage: number | null,
): Body {
  const boundary = damage === 1 ? 'a'.repeat(300) : 'tero-fuzz';
  const name = (text: string) => text.toWellFormed().replace(/["\r\n]/g, '_');
  const part = (head: string, bytes: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${head}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]);
  const parts = [
    ...fields.map(([key, value]) =>
      part(`form-data; name="${name(key)}"${damage === 2 ? '\r\nContent-Type: application/json' : ''}`, value),
    ),
    ...files.map((file) =>
      part(
        `form-data; name="${damage === 3 ? 'other' : field}"; filename="${damage === 4 ? '../\u202e%00\u0000.php' : (file?.name ?? 'x')}"\r\nContent-Type: ${file?.type ?? 'image/jpeg'}`,
        file?.bytes ?? '',
      ),
    ),
    ...oddParts(damage).map((head) => part(head, 'x')),
  ];
  const end = damage === 5 ? '' : damage === 6 ? `--${boundary}` : `--${boundary}--\r\n`;
  const whole = Buffer.concat([...parts, Buffer.from(end)]);
  const payload = damage === 7 ? whole.subarray(0, whole.length / 2) : damage === 8 ? Buffer.alloc(0) : whole;
  const sent = damage === 9 ? 'other' : boundary;
  return { type: damage === 10 ? 'multipart/form-data' : `multipart/form-data; boundary=${sent}`, payload };
}

function oddParts(damage: number | null): string[] {
  if (damage === 11) return ['form-data; name="__proto__"'];
  if (damage === 12) return ['form-data; name="constructor"', 'form-data; name="toString"', 'form-data; name=""'];
  if (damage === 13) return Array.from({ length: 70 }, (_, at) => `form-data; name="k${at}"`);
  if (damage === 14) return ['form-data', 'attachment; filename="x"', ''];
  if (damage === 15) return [`form-data; name="${'n'.repeat(20_000)}"`];
  if (damage === 16) return ["form-data; name*=utf-8''%ff%00; filename*=x", 'form-data; name="\xff"'];
  if (damage === 17) return Array.from({ length: 12 }, () => 'form-data; name="images"; filename="a.jpg"');
  return [];
}

// kept alive, as browsers do: with `Connection: close`, a refusal during the upload of a body would be lost
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends a call. Returns the response, `hang` after `limit` milliseconds, or null when the client itself refused to
 * send.
 */
export function sent({ method, path, headers, payload }: Sent, port: number, limit: number) {
  return new Promise<Received | 'hang' | 'cut' | null>((resolve) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent };
    const length = payload && { 'content-length': `${payload.length}` };
    let call: ReturnType<typeof request>;
    try {
      call = request({ ...options, headers: { ...headers, ...length } });
    } catch {
      return resolve(null);
    }
    const stopWaiting = patience(limit, () => {
      done('hang');
      call.destroy();
    });
    const done = (result: Received | 'cut' | 'hang') => {
      stopWaiting();
      resolve(result);
    };
    call.on('error', () => done('cut'));
    call.on('continue', () => undefined);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done('cut'));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.end(payload ?? undefined);
  });
}
