import { foldIdentifier } from '@tero/shared/rules/text/text';
import { sql } from 'kysely';
import { recordAct } from '../../../audit/acts.ts';
import { AppError } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { newPassword } from '../../accounts/new-password/new-password.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { firstAdminName, insertFirstAdmin } from '../../accounts/registration/service.ts';

/** Thrown when ADMIN_PASSWORD is too easy to guess. The process ends with the message. */
export class PasswordRefused extends Error {}

/**
 * Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD, once per database, as the log remembers. Returns whether
 * it did. Never resets a password, and never makes an account that somebody else registered an administrator. Throws
 * `PasswordRefused` when no administrator may have that password, which stops the start.
 */
export async function createFirstAdmin(deps: Deps): Promise<boolean> {
  const { config, db, clock, log } = deps;
  if (!config.firstAdmin || (await wasMade(db))) return false;
  const { email, password } = config.firstAdmin;
  const owner = { role: 'admin', name: firstAdminName, email } as const;
  const checked = await newPassword(deps, password, owner, 'ADMIN_PASSWORD').catch(stopTheStart);
  const passwordHash = await hashPassword(checked);
  const now = clock.now();
  const id = await inTransaction(db, async (trx) => {
    if (await wasMade(trx)) return null;
    const made = await insertFirstAdmin(trx, { email: foldIdentifier(email), passwordHash }, now.toISOString());
    if (made === null) return null;
    const after = { role: 'admin', email };
    await recordAct(trx, now, null, { action: 'create', entity: 'user', id: made, after });
    return made;
  });
  if (id === null) log.warn({ variable: 'ADMIN_EMAIL' }, 'an account has that email: it was not made an administrator');
  return id !== null;
}

function stopTheStart(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new PasswordRefused(`Configuración inválida. ADMIN_PASSWORD: ${error.message}`);
}

async function wasMade(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('admin_logs')
    .select('id')
    .where('admin_id', 'is', null)
    .where('action', '=', sql.lit('create' as const))
    .where('entity_type', '=', sql.lit('user' as const))
    .executeTakeFirst();
  return row !== undefined;
}
