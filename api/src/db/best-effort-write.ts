import { isStorageFull } from '../core/errors.ts';
import { isReadOnly } from './postgres/away.ts';

/**
 * Runs a write that a read can do without, such as a count of views. When the disk is full or Postgres is read-only, it
 * returns `instead`, and the read goes on.
 */
export async function bestEffortWrite<T>(write: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isStorageFull(error) && !isReadOnly(error)) throw error;
    return instead;
  }
}
