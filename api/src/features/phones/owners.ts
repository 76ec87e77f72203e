import type { PhoneOwner } from '@tero/shared/contract/phone-owners';
import { day } from '@tero/shared/rules/time/durations';
import { badgeOf } from '@tero/shared/rules/verification';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { takeOfNetworks } from './networks.ts';
import { findOwners } from './owner-repository.ts';

/** The most providers returned for one number, of all those that share it. */
const most = 9;

/**
 * Returns the owners of each number, as public profiles name them; none for a client's number or an unknown one. Throws
 * `too_many_requests` once a network has used up its share of the day (rule TRUST-76).
 */
export async function ownersOf(deps: Deps, numbers: readonly string[], ip: string): Promise<PhoneOwner[][]> {
  for (const _ of numbers) {
    if (await takeOfNetworks(deps, ip, 'owners')) throw new AppError('too_many_requests', { retryAfter: day / 1000 });
  }
  const rows = await findOwners(deps.db, numbers, most);
  return numbers.map((number) =>
    rows.filter(({ phone, call_phone }) => phone === number || call_phone === number).map((row) => view(row, number)),
  );
}

function view(row: Awaited<ReturnType<typeof findOwners>>[number], number: string): PhoneOwner {
  return {
    id: row.id,
    name: row.company_name ?? row.name,
    service: row.service,
    profile_image: row.profile_image && imageUrl(row.profile_image, 96),
    ...badgeOf(row),
    phone_confirmed: row.phone === number && Boolean(row.phone_confirmed),
  };
}
