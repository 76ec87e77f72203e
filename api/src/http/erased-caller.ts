import type { Caller } from '../core/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Deps } from '../deps/deps.ts';

/**
 * Returns the error that a failed call should throw. It is `session_invalid` when a row could not be written because
 * the caller's account was erased during the call, for example while photos were read; otherwise it is `error` itself.
 */
export async function ofErased({ db }: Pick<Deps, 'db'>, caller: Caller | null, error: unknown): Promise<unknown> {
  if (!caller || !isMissingReference(error)) return error;
  const query = db.selectFrom('accounts').select('id').where('id', '=', caller.accountId);
  return (await query.executeTakeFirst()) ? error : new AppError('session_invalid');
}

function isMissingReference(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503';
}
