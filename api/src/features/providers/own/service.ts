import type { BodyOf } from '@tero/shared/contract/endpoint';
import {
  type providerProfile as contract,
  editedProfile,
  type OwnProvider,
  profileFiles,
} from '@tero/shared/contract/providers-own';
import { completenessMessage, missingFields } from '@tero/shared/rules/completeness';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { badgeOf } from '@tero/shared/rules/verification';
import type { Updateable } from 'kysely';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { IncomingFile } from '../../../core/incoming-file.ts';
import type { Table, Trx } from '../../../db/schema/database.ts';
import { holdAccount, isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import { type Expected, versioned } from '../../../http/versions.ts';
import { withImages } from '../../../images/ingest.ts';
import { imageUrl } from '../../../images/store.ts';
import { unusedFiles } from '../../../images/usage.ts';
import { takenUsername } from '../../accounts/service.ts';
import { reindexListed } from '../../services/lists/indexing.ts';
import { reviewed } from '../verification/review.ts';
import * as profile from './repository.ts';

type Body = BodyOf<typeof contract.update>;

export async function own({ db }: Deps, { accountId }: Caller): Promise<OwnProvider> {
  return ownView(found(await profile.findOwn(db, accountId)));
}

export async function completeness({ db }: Deps, { accountId }: Caller) {
  const missing = missingFields(found(await profile.findOwn(db, accountId)));
  return { isComplete: missing.length === 0, missingFields: missing, message: completenessMessage(missing) };
}

/** `asksAgain`: the provider now waits for verification (rule PROV-10). */
export interface Saved {
  provider: OwnProvider;
  asksAgain: boolean;
}

/** Saves the profile form. A new image replaces the old one. Services are reindexed when a name changes. */
export async function update(
  { db, clock, images }: Deps,
  body: Body,
  given: { files: readonly IncomingFile[]; caller: Caller; expected: Expected<OwnProvider>; settle: Settle<Saved> },
): Promise<Stored<Saved>> {
  const { files, expected, settle } = given;
  const { accountId } = given.caller;
  const at = clock.now().toISOString();
  const { saved, unused } = await withImages({ images, kind: 'profile', files, rules: profileFiles }, ([photo]) =>
    inTransaction(db, async (trx) => {
      await holdAccount(trx, accountId);
      const before = found(await profile.findOwn(trx, accountId));
      await expected.meets(async () => ownView(before));
      await reviewed(trx, accountId, at, async () => {
        const image = photo && { profile_image: photo };
        await writeAccount(trx, accountId, { ...accountColumns(body), ...image, updated_at: at });
        await profile.updateProfile(trx, accountId, profileColumns(body));
      });
      const after = found(await profile.findOwn(trx, accountId));
      if (isFoundByOtherWords(before, after)) await reindexListed(trx, accountId, clock.now());
      const replaced = photo && before.profile_image ? [before.profile_image] : [];
      const asksAgain = before.verification_status !== 'pending' && after.verification_status === 'pending';
      const saved = await settle(trx, { provider: ownView(after), asksAgain });
      return { saved, unused: await unusedFiles(trx, replaced) };
    }),
  );
  await images.remove(unused);
  return saved;
}

async function writeAccount(trx: Trx, id: number, values: Updateable<Table<'accounts'>>): Promise<void> {
  try {
    await profile.updateAccount(trx, id, values);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already_exists', { message: takenUsername, errors: { username: takenUsername } });
  }
}

function accountColumns({ name, username, phone, address }: Body) {
  return { name, username, username_key: foldIdentifier(username), phone, address };
}

function profileColumns(body: Body) {
  const { company_name, service, specialty, description, location } = body;
  const { cedula_number, birth_date, emergency_contact, emergency_phone, call_phone } = body;
  const shown = { company_name, service, specialty, description, location };
  return {
    ...shown,
    cedula_number,
    birth_date,
    emergency_contact,
    emergency_phone,
    ...(call_phone !== undefined && { call_phone }),
  };
}

function isFoundByOtherWords(before: profile.OwnRow, after: profile.OwnRow): boolean {
  return (['name', 'company_name', 'service'] as const).some((field) => before[field] !== after[field]);
}

function ownView({ identity_seen_at, ...row }: profile.OwnRow): OwnProvider {
  return versioned(editedProfile, {
    ...row,
    profile_image: row.profile_image && imageUrl(row.profile_image, 256),
    ...badgeOf({ ...row, identity_seen_at }),
  });
}
