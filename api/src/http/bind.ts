import type { Edits } from '@tero/shared/contract/edits';
import type {
  Auth,
  BodyOf,
  CallLimit,
  Endpoint,
  Files,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@tero/shared/contract/endpoint';
import { plainRead } from '@tero/shared/contract/plain-read';
import { cleaned } from '@tero/shared/rules/text/cleaned';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../core/caller.ts';
import { AppError } from '../core/errors.ts';
import type { IncomingFile } from '../core/incoming-file.ts';
import type { Deps } from '../deps/deps.ts';
import { routeSchema } from './described.ts';
import { ofErased } from './erased-caller.ts';
import { type Claim, once, type Settled } from './idempotency/claims.ts';
import { speakSpanish } from './issue-messages.ts';
import { serializerOf } from './serializers.ts';
import { readForm } from './uploads/incoming.ts';
import { photoIdsOf, withStaged } from './uploads/staged-call.ts';
import { type Expected, expectedBy } from './versions.ts';

speakSpanish();

/** The milliseconds within which the whole body of a call must arrive. Photos may take long on a slow connection. */
const longestOfForms = minute;
export const longestOfPhotos = 10 * minute;

/** The `succeeded` field that every successful response has, typed as the literal `true`. */
export const success = true as const;

/** The input of a handler, validated against the contract. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E['auth'] extends 'anyone' ? Caller | null : Caller;
  /** the files of this request, which are deleted once the response is sent */
  files: readonly IncomingFile[];
  /** the idempotency claim, where an idempotent write stores its response; calls of other endpoints have none */
  claim: true extends E['idempotent'] ? Claim : never;
  /** the version with which an edit began, compared in the transaction that writes */
  expected: E['edits'] extends Edits<infer S> ? Expected<z.output<S>> : never;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * What a handler returns. For an idempotent endpoint it is the response of a settled claim
 * (docs/decisions/idempotency.md).
 */
type Handled<E extends Endpoint> = true extends E['idempotent'] ? Settled<ResponseOf<E>> : ResponseOf<E>;

/**
 * Registers the route of one endpoint of the contract. It checks access, reports all validation faults at once, writes
 * the response by its schema (unknown fields never leave), limits the rate and adds the OpenAPI entry.
 */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Handled<E>> | Handled<E>,
): void {
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
    // Fastify ends this timeout once the body has arrived; the handler itself has no time limit
    ...(endpoint.body && { handlerTimeout: endpoint.files ? longestOfPhotos : longestOfForms }),
    schema: routeSchema(endpoint, status),
    config: {
      auth: endpoint.auth,
      limit: endpoint.limit ?? (endpoint.method === 'GET' ? plainRead.limit : undefined),
      cache: endpoint.cache ?? 'never',
      private: endpoint.auth !== 'anyone',
      confirmed: endpoint.confirmed,
      phoneConfirmed: endpoint.phoneConfirmed,
      whileFull: endpoint.whileFull,
    },
    validatorCompiler: ({ httpPart }) => {
      const schema = endpoint[httpPart === 'querystring' ? 'query' : (httpPart as 'params' | 'body')];
      return (data: unknown) => (schema ? parse(schema, data) : { value: data });
    },
    serializerCompiler: () => serializerOf(endpoint),
    onRequest: (request, _reply, done) => {
      admit(endpoint, request);
      done();
    },
    // faults of the fields and of the files are reported together
    attachValidation: endpoint.files !== undefined,
    ...(endpoint.files && {
      preValidation: async (request, reply) => readForm(request, reply, endpoint.files as Files),
    }),
    handler: async (request, reply) => {
      if (endpoint.files) requireFiles(request, endpoint.files);
      reply.status(status);
      const { params, query, body, caller, incoming = [] } = request;
      return once({ deps, request, reply, endpoint }, incoming, async (claim) => {
        const expected = expectedBy(endpoint, request);
        const work = async (files: readonly IncomingFile[], own: Claim) => {
          const given = { params, query, body, caller, files, claim: own, expected, request, reply };
          const result = await Promise.try(handler, given as Call<E>).catch(async (error: unknown) => {
            throw await ofErased(deps, caller, error);
          });
          if (expected?.isCompared === false) throw new Error(`${endpoint.path} writes without looking at the version`);
          return result;
        };
        return endpoint.files?.staged
          ? withStaged({ deps, request, rules: endpoint.files, claim }, work)
          : work(incoming, claim);
      });
    },
  });
}

function requireFiles({ validationError, incoming, body }: FastifyRequest, { field, required }: Files): void {
  const isMissing = required !== undefined && !incoming?.length && photoIdsOf(body).length === 0;
  const cause = validationError as unknown;
  if (cause && !(cause instanceof AppError && isMissing)) throw cause;
  if (!isMissing) return;
  const errors = { ...(cause instanceof AppError && cause.details.errors), [field]: required };
  throw new AppError('validation_failed', { message: Object.values(errors)[0], errors });
}

function parse(schema: z.ZodType, data: unknown) {
  const result = schema.safeParse(cleaned(data ?? {}));
  if (result.success) return { value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  const [message] = Object.values(errors);
  return { error: new AppError('validation_failed', { message, errors }) };
}

/** Throws unless the caller's role may use the endpoint. It does not check ownership: handlers and services do. */
export function admit(
  {
    auth,
    forbidden,
    idempotent,
  }: Pick<Endpoint, 'auth' | 'forbidden'> & {
    idempotent?: boolean | undefined;
  },
  request: FastifyRequest,
): void {
  const { caller } = request;
  // a refused token must not make the write anonymous: the key would have another owner, and the write could happen
  // twice
  if (auth === 'anyone' && idempotent && request.tokenRefused) throw new AppError('session_invalid');
  if (auth === 'anyone') return;
  if (!caller) throw new AppError(request.tokenRefused ? 'session_invalid' : 'session_required');
  const isLate = caller.isTwoFactorOverdue;
  if (auth === 'admin' && isLate) throw new AppError('two_factor_overdue');
  const isWelcome = {
    account: true,
    admin: caller.role === 'admin' || isLate,
    client: caller.kind === 'user',
    provider: caller.kind === 'provider',
  };
  if (!isWelcome[auth]) throw new AppError('forbidden', { message: forbidden });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the caller must confirm their identity (site/confirmation.ts) */
    confirmed?: Endpoint['confirmed'];
    phoneConfirmed?: Endpoint['phoneConfirmed'];
    /** the write is accepted even on a full disk (plugins/full-disk.ts) */
    whileFull?: Endpoint['whileFull'];
    auth?: Auth;
    limit?: CallLimit;
    /** the response differs by account: caches must not store it */
    private?: boolean;
  }
}
