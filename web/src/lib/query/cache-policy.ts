/**
 * The policy for caching a read's response on the device for times without a server: for whom, and for how long.
 * `never` gives the reason not to (docs/decisions/offline-reads.md).
 */
export type CachePolicy = CachedRead | { never: string };

interface CachedRead {
  /** `public`: the same for everybody. `own`: may depend on the account, and is deleted when another one signs in */
  whose: 'public' | 'own';
  /** maximum age of shown responses; `any`: shown until newer responses need the room */
  days: number | 'any';
  /**
   * Marks reads that do not count for a screen's age: they appear around or behind many screens (`around`), or on all
   * screens (`everywhere`).
   */
  shown?: 'around' | 'everywhere';
}

/** The facts about a read that travel with its query. */
type ReadMeta = {
  cache?: CachePolicy;
  /** whether a form begins with the response: it waits for a current response when there is a connection */
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
