import type { emailVerification as contract } from '@tero/shared/contract/accounts-email-verification';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import { AppError } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { stillProven } from '../credentials/proof.ts';
import { takenFields } from '../repository.ts';
import { checkPassword } from '../sign-in/service.ts';
import { endTokens } from '../tokens/tokens.ts';
import * as verification from './repository.ts';
import { requireMailLeft, sendVerification } from './service.ts';

const taken = 'Este email ya está registrado. Usa otro email.';

/**
 * Corrects the mistyped address of a new account, which cannot sign in otherwise (rule ACC-41). Ends the links to the
 * first address: the owner of that mailbox must not verify or open the account.
 */
export async function correctAddress(
  deps: Deps,
  { email, password, new_email }: BodyOf<typeof contract.correct>,
  request: FastifyRequest,
): Promise<void> {
  const { config, db, clock } = deps;
  const proof = await checkPassword(deps, { identifier: email, password }, request);
  if (!config.requireEmailVerification) throw new AppError('forbidden');
  const emailKey = foldIdentifier(new_email);
  await refuseTakenAddress(deps, emailKey, proof.accountId);
  const now = clock.now();
  try {
    await inTransaction(db, async (trx) => {
      const { held, ...account } = await stillProven(trx, proof);
      if (account.email_verified) throw new AppError('already_exists', { message: 'Ese email ya está confirmado.' });
      await requireMailLeft(held, account.id, now);
      await endTokens(held, account.id, now);
      await verification.updateAddress(trx, account.id, new_email, emailKey, now.toISOString());
      await refuseTakenAddress({ db: trx, clock }, emailKey, account.id);
      await sendVerification({ trx, now, config }, { ...account, email: new_email });
    });
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTakenAddress(deps, emailKey, proof.accountId);
    throw error;
  }
}

async function refuseTakenAddress(
  { db, clock }: { db: Db; clock: Clock },
  emailKey: string,
  exceptId: number,
): Promise<void> {
  const { email } = await takenFields(db, clock.now(), emailKey, null, exceptId);
  if (email) throw new AppError('already_exists', { message: taken, errors: { new_email: taken } });
}
