import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Edits, Unversioned } from './edits.ts';

/**
 * The callers whom an endpoint admits. `client` and `provider` are kinds of account; `admin` is a role, read from the
 * database.
 */
export type Auth = 'anyone' | 'account' | 'client' | 'provider' | 'admin';

/** Fields whose change needs a confirmation of the owner. */
export type ConfirmedField = 'email' | 'phone';

/**
 * Allows at most `max` calls in `window` milliseconds for each address, account, session or device. `session` keeps a
 * stolen session from using up its owner's calls. `device` counts devices that the account to sign in to knows; other
 * devices count by address.
 */
export interface CallLimit {
  max: number;
  window: number;
  by?: 'address' | 'account' | 'session' | 'device';
}

/**
 * States how caches may store a response to visitors. `never`: not at all. `checked`: with a check each time. `shared`:
 * for some seconds in the server and in caches before it, because the response is the same for everybody.
 */
export type Kept = 'never' | 'checked' | 'shared';

/**
 * Files that come with a call, as multipart/form-data. Without files the call takes JSON. The other fields of the form
 * are the body. `tooMany` and `tooLarge` are messages for people (`{file}` stands for a file's name).
 */
export interface Files {
  field: string;
  max: number;
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
  notAnImage: string;
  /** the fault when no file came, reported with the faults of the fields; without `required` files are optional */
  required?: string;
  /** the body's `photoIds` may name images uploaded ahead; they follow the files of the form */
  staged?: true;
}

/**
 * An endpoint of the API. The route, its validation, its response serialiser, the OpenAPI entry and the web's client
 * are all made from it. `auth` has no default. Unknown fields of a response never leave the server.
 */
export interface Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  auth: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: 200 | 201;
  /** a download instead of JSON; `reply` is then its text */
  produces?: 'text/csv' | 'text/calendar';
  /** error codes beyond those of every endpoint */
  errors?: readonly ErrorCode[];
  limit?: CallLimit;
  /** for public reads; a response for a session is never cached */
  cache?: Kept;
  /** accepts the write even when the disk is full, because it is small and cannot wait */
  whileFull?: true;
  /** the largest body; otherwise 256 KB */
  maxBytes?: number;
  files?: Files;
  /**
   * The write runs once for each `Idempotency-Key` of a caller: the same request gets the stored response, another body
   * with that key gets `key_reused`, and a repeat while the first request runs gets `in_progress`. Without the header
   * nothing is stored.
   */
  idempotent?: true;
  /**
   * the response that the call edits, whose version `If-Match` names. Every PUT declares this, or why it has no version
   */
  edits?: Edits | Unversioned;
  /**
   * Requires that the caller confirms who they are, unless the session was begun or confirmed lately (rule SES-23): for
   * each call, or when a field of the body differs from the account's value. The account is that of `:id`, or else the
   * caller's.
   */
  confirmed?: 'always' | readonly ConfirmedField[];
  /**
   * requires that the caller's phone has answered a code, where codes can be sent (rule TRUST-57); else
   * `phone_unconfirmed`
   */
  phoneConfirmed?: true;
  /** the message for an account of another kind, in place of the general text of the 403 */
  forbidden?: string;
}

/** Declares an endpoint and keeps its schema types. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const A extends Auth = Auth,
  I extends true | undefined = undefined,
  const M extends Endpoint['method'] = Endpoint['method'],
  V extends Edits | Unversioned | undefined = undefined,
>(
  definition: Endpoint<P, Q, B, R, A> & { idempotent?: I; method: M; edits?: V } & Versioned<M> & Public<M, A>,
): Endpoint<P, Q, B, R, A> & Repeated<I> & { edits: V } {
  return definition as Endpoint<P, Q, B, R, A> & Repeated<I> & { edits: V };
}

/** A PUT without a word on its version does not compile. */
type Versioned<M> = M extends 'PUT' ? { edits: Edits | Unversioned } : unknown;

/** Stops a read that anyone may make from compiling without its limit and its `cache` (`plainRead` has both). */
type Public<M, A> = M extends 'GET' ? (A extends 'anyone' ? { limit: CallLimit; cache: Kept } : unknown) : unknown;

type Repeated<I> = I extends true ? { idempotent: true } : { idempotent?: undefined };

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Parsed<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Parsed<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Parsed<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;

/** The input that a caller gives, before defaults and coercion. */
export type GivenParams<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Given<P> : never;
export type GivenQuery<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Given<Q> : never;
export type GivenBody<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Given<B> : never;
