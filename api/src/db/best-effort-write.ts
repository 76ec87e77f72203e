import { isStorageFull } from '../core/errors.ts';
import { isReadOnly } from './postgres/away.ts';

/**
 * Runs a write that its request can do without, such as a count of views. Returns `instead` when the disk is full or
 * Postgres is read-only, so that the request goes on.
 */
export async function bestEffortWrite<T>(write: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isStorageFull(error) && !isReadOnly(error)) throw error;
    return instead;
  }
}
