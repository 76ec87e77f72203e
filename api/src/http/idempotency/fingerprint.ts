import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../core/address.ts';
import { type IncomingFile, sha256Of } from '../../core/incoming-file.ts';

/** SHA-256 of a request: its method and URL, its body regardless of the order of fields, and its files in order. */
export async function fingerprintOf(request: FastifyRequest, files: readonly IncomingFile[]): Promise<string> {
  const parts = [request.method, addressOf(request), JSON.stringify(sorted(request.body ?? null))];
  for (const file of files) parts.push(await sha256Of(file.path));
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}
