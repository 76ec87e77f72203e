/**
 * Says whether the device caches a read's response for times without a server, for whom, and for how long. `never`
 * gives the reason (docs/decisions/offline-reads.md).
 */
export type CachePolicy = CachedRead | { never: string };

interface CachedRead {
  /** `public`: the same for everybody. `own`: may depend on the account, and is deleted when another one signs in */
  whose: 'public' | 'own';
  /** older responses are not shown; `any`: until newer ones need the room */
  days: number | 'any';
  /**
   * Marks reads that say nothing about a screen's age: shown around or behind many screens (`around`), or on all of
   * them (`everywhere`).
   */
  shown?: 'around' | 'everywhere';
}

/** The facts about a read that travel with its query. */
type ReadMeta = {
  cache?: CachePolicy;
  /** a form begins with the response: with a connection it waits for a current one */
  edits?: true;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

/** Returns the policy of a query whose responses are cached; undefined for all others. */
export function cachedRead(query: { meta?: ReadMeta | undefined }): CachedRead | undefined {
  const policy = query.meta?.cache;
  return policy && 'whose' in policy ? policy : undefined;
}
