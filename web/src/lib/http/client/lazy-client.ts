import { OfflineError } from './api-error.ts';
import type { http } from './client.ts';
import { type HttpContext, registered } from './registered.ts';

let loaded: typeof http | undefined;

/**
 * Returns the HTTP client, whose code is not part of the first load: a page that the server has drawn calls nothing.
 * Throws `OfflineError` when the code cannot be fetched.
 */
export async function client(): Promise<typeof http> {
  if (loaded) return loaded;
  try {
    loaded = (await import('./client.ts')).http;
    return loaded;
  } catch (error) {
    registered.reach?.onUnreached();
    throw new OfflineError('offline', error);
  }
}

/** The context of a call that belongs to the session of this moment, whenever the client has come. */
export function ofThisSession(): HttpContext {
  return { own: registered.session?.token() ?? null };
}
