import { isStorageFull } from '../core/errors.ts';
import { isReadOnly } from './postgres/away.ts';

/**
 * Runs what a read writes on the side, such as a count of views. With a full disk, or a Postgres that only reads,
 * it is left out, returning `instead`, and the read goes on.
 */
export async function aside<T>(write: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isStorageFull(error) && !isReadOnly(error)) throw error;
    return instead;
  }
}
