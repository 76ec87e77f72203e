import { second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

const name = 'tero-wrote';
/** Milliseconds that an answer may have been kept before it is behind, in another process. */
const keptFor = 2 * second;

/** Whether a visitor wrote something so lately that only the primary surely has it. */
export function hasJustWritten({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.cookie?.includes(`${name}=`) ?? false;
}

/**
 * With a replica for visitors' reads, marks who wrote something for as long as that may be behind: whoever then reads
 * without a session, after signing out or in another process, reads from the primary. What browsers send by themselves,
 * counts of views, leaves no mark.
 */
export function markWriters(app: FastifyInstance, { postgres, publicUrl }: Config): void {
  if (postgres.readUrl === null) return;
  const isHttps = publicUrl.startsWith('https:');
  const lasting = Math.ceil((postgres.readLag + keptFor) / second);
  const mark = `${isHttps ? '__Host-' : ''}${name}=1; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  app.addHook('onSend', async ({ method, caller, headers }, reply) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400;
    const isPersons = caller !== null || headers['idempotency-key'] !== undefined;
    if (isWrite && isPersons) reply.header('set-cookie', mark);
  });
}
