import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorCodes } from '@tero/shared/errors';
import { endpoints } from './endpoints.ts';
import type { Plan } from './plans.ts';
import type { Received, Sent } from './wire.ts';

/** Matches words that no response may contain: hashes, stacks, SQL statements and messages of databases. */
const secret = /\$argon2|password_hash|node_modules|\bat [^"\\]{1,200}\.[cm]?[jt]s:\d+|SQLITE_|syntax error at or near/;
/**
 * Statuses with which Node refuses a request before our code runs: an unknown expectation, or headers that are too
 * long.
 */
const ofNode = [417, 431];
/** 5xx codes that say what is missing, not that the server broke. */
const sayable = ['payments_unavailable', 'overloaded'];

/** Returns the body of a response; JSON is parsed. */
export function bodyOf({ headers, body }: Received): unknown {
  const encoding = headers['content-encoding'];
  const bytes = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  const text = bytes.toString('utf8');
  if (!`${headers['content-type']}`.startsWith('application/json') || text === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns what is wrong with a response, or null. */
export function faultOf(
  plan: Plan,
  sent: Sent,
  { status, headers, body: bytes }: Received,
  body: unknown,
): string | null {
  const text = bytes.toString('utf8');
  const leak = secret.exec(typeof body === 'string' ? body : JSON.stringify(body));
  if (leak) return `leaks «${leak[0].slice(0, 60)}»`;
  const { code, success, message, errors } = (body ?? {}) as Record<string, unknown>;
  if (status >= 500 && !sayable.includes(`${code}`)) return `status ${status} ${code ?? text.slice(0, 60)}`;
  const endpoint = endpoints.get(plan.endpoint);
  if (sent.method === 'HEAD' || ofNode.includes(status)) return null;
  // pages are for people: a missing page gets the app with its status
  if ([404, 410].includes(status) && `${headers['content-type']}`.startsWith('text/html')) return null;
  if (status >= 400) {
    const isEnvelope = success === false && typeof message === 'string' && message !== '' && isFaults(errors);
    return isEnvelope && errorCodes.some((known) => known === code) ? null : `status ${status} without an envelope`;
  }
  if (!endpoint || sent.method !== endpoint.method || status >= 300) return null;
  if (status !== (endpoint.status ?? 200)) return `status ${status}, not that of the contract`;
  if (endpoint.produces) return `${headers['content-type']}`.startsWith(endpoint.produces) ? null : 'another type';
  const read = endpoint.response.safeParse(body);
  if (!read.success) return `not its schema: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`;
  return isDeepStrictEqual(read.data, body) ? null : 'fields beyond its schema';
}

function isFaults(errors: unknown): boolean {
  if (errors === undefined) return true;
  return (
    typeof errors === 'object' && errors !== null && Object.values(errors).every((text) => typeof text === 'string')
  );
}
