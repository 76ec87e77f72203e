import {
  type DataTag,
  partialMatchKey,
  type QueryFunctionContext,
  type QueryKey,
  type QueryObserverOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { CachePolicy } from './cache-policy.ts';

type Settings<Data> = Pick<
  QueryObserverOptions<Data>,
  'gcTime' | 'refetchOnReconnect' | 'staleTime' | 'structuralSharing'
>;

/** A key with the type of its data. */
type Key<Data> = DataTag<QueryKey, Data>;

interface Declaration<Given extends readonly unknown[], Data> extends Settings<Data> {
  /** distinguishes the reads of a subject */
  part?: string;
  /** fetches the data; the arguments end the key, even those that the call does not need */
  call: (context: QueryFunctionContext, ...given: Given) => Promise<Data>;
  /** returns the end of the key, where only some of the arguments distinguish responses */
  keyed?: (...given: Given) => QueryKey;
  /** the cache policy; it depends on the request when its parameters may reveal something about the person */
  cache: CachePolicy | ((...given: Given) => CachePolicy);
}

/** A subject of reads ('services'): the first part of their keys. */
export interface Subject {
  /** the beginning of all keys about the subject, for invalidations */
  prefix: QueryKey;
  /** returns whether a query is about the subject */
  has: (query: { queryKey: QueryKey }) => boolean;
}

/**
 * Returns a subject. Its `read` declares a read with key, call and cache policy, once for hooks, prefetches and
 * invalidations. Devices store responses under these keys, so a changed name or part orphans them. A read is a function
 * of its arguments (`useQuery(serviceDetail(7, reader))`). It has a `key`, and a `prefix`: the key without arguments.
 */
export function subject(name: string) {
  return { ...under([name]), read };

  function read<Data, Given extends readonly unknown[] = []>(declared: Declaration<Given, Data>) {
    const { part, call, keyed = list, cache, ...settings } = declared;
    const prefix = part === undefined ? [name] : [name, part];
    const key = (...given: Given) => [...prefix, ...keyed(...given)] as QueryKey as Key<Data>;
    const options = (...given: Given) =>
      queryOptions({
        ...settings,
        queryKey: key(...given),
        queryFn: (context) => call(context, ...given),
        meta: { cache: typeof cache === 'function' ? cache(...given) : cache },
      });
    return Object.assign(options, { ...under(prefix), key });
  }
}

/** Returns the read of a form: always fetched anew, and shown from the cache only without a connection. */
export function forEditing<Options extends object>(read: Options & { meta?: object | undefined }) {
  return { ...read, staleTime: 0, meta: { ...read.meta, edits: true as const } };
}

function list(...given: QueryKey): QueryKey {
  return given;
}

function under(prefix: QueryKey): Subject {
  return { prefix, has: ({ queryKey }) => partialMatchKey(queryKey, prefix) };
}
