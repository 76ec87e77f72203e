import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { recordVisitorRead } from '../../db/visitor-reads.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Visiting } from '../bind.ts';
import { asAppError } from './errors.ts';

/** What a handler is given by a visitor whom nobody knows. */
interface VisitorCall {
  params: unknown;
  query: unknown;
  caller: null;
  files: readonly [];
  request: Visiting;
}

type Handler = (call: VisitorCall) => unknown;

/** The response of a read: what the call over HTTP would have answered. */
export interface VisitorResponse {
  status: number;
  body: unknown;
}

/** Reads an address of the API as a visitor, without HTTP, and on nobody's account of calls. */
export type ReadAsVisitor = (address: string) => Promise<VisitorResponse>;

type Parts = Record<string, string>;

/** Nobody's network and browser: what depends on them is left for whoever knows them. */
const nobody: VisitorCall['request'] = { ip: '0.0.0.0', headers: {}, isForAll: true };

/**
 * Lets the server itself call what anybody may read: by the same schemas and the same handlers, for a visitor without a
 * session. `bind` offers each such endpoint.
 */
export const visitorReadsPlugin = plugin(async (app: FastifyInstance, { db }: Deps) => {
  const offered: { parts: readonly string[]; endpoint: Endpoint; handler: Handler }[] = [];

  app.decorate('offerToVisitors', (endpoint: Endpoint, handler: (call: never) => unknown) => {
    if (endpoint.method !== 'GET' || endpoint.auth !== 'anyone') return;
    // the call is made of what the endpoint's schemas gave
    offered.push({ parts: endpoint.path.split('/'), endpoint, handler: handler as Handler });
  });

  app.decorate('readAsVisitor', async (address: string): Promise<VisitorResponse> => {
    try {
      return { status: 200, body: await read(address) };
    } catch (error) {
      const { status, envelope } = asAppErrorOf(error);
      return { status, body: envelope };
    }
  });

  async function read(address: string): Promise<unknown> {
    const { pathname, searchParams } = new URL(address, 'http://tero');
    const given = pathname.split('/').map(decodeURIComponent);
    const [best] = offered
      .filter(({ parts }) => parts.length === given.length && parts.every((part, at) => fits(part, given[at])))
      .toSorted((one, other) => variables(one.parts) - variables(other.parts));
    if (!best) throw new AppError('route_not_found');
    const { endpoint, handler, parts } = best;
    const params = Object.fromEntries(
      parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [])),
    );
    const call = {
      params: parsed(endpoint.params, params),
      query: parsed(endpoint.query, Object.fromEntries(searchParams)),
    };
    const work = async () => handler({ ...call, caller: null, files: [], request: nobody });
    const isForAll = endpoint.cache === 'checked';
    const made = isForAll ? (await recordVisitorRead(db, work)).result : await work();
    return endpoint.response.parse(made);
  }
});

function fits(part: string, given: string | undefined): boolean {
  return part.startsWith(':') || part === given;
}

function variables(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function parsed(schema: z.ZodType | undefined, given: Parts): unknown {
  const result = schema?.safeParse(given);
  if (result && !result.success) throw new AppError('validation_failed');
  return result?.data;
}

function asAppErrorOf(error: unknown) {
  const expected = asAppError(error as Parameters<typeof asAppError>[0]);
  return { status: expected.status, envelope: expected.envelope() };
}

declare module 'fastify' {
  interface FastifyInstance {
    offerToVisitors(endpoint: Endpoint, handler: (call: never) => unknown): void;
    readAsVisitor: ReadAsVisitor;
  }
}
