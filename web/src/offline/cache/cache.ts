// The entry point of this folder. Code outside the folder imports only this module.
import type { CachedResponse } from '../database/database.ts';
import type { SeenServices, ServiceReads } from './seen-services.ts';

export { ageWords } from './age-words.ts';
export { cacheHeld, cacheResponse, holdAsCopy, isUnavailable, readAs, stopCaching } from './persister.ts';
export type { SeenService, SeenServices } from './seen-services.ts';
export { useShown } from './shown-age.ts';

/** Returns the hashes of the keys whose responses `account` received after `since` (milliseconds). */
export async function cachedSince(account: number, since: number): Promise<Set<string>> {
  return (await import('./responses.ts')).readKeysSince(account, since);
}

/** Returns every cached response that `account` may see. Throws where storage is blocked. */
export async function cachedFor(account: number): Promise<CachedResponse[]> {
  return (await import('./responses.ts')).readResponses(account);
}

/** Returns the services that `account` has seen on this device. Throws where storage is blocked. */
export async function readSeenServices(account: number, reads: ServiceReads): Promise<SeenServices> {
  return (await import('./seen-services.ts')).readSeenServices(account, reads);
}
