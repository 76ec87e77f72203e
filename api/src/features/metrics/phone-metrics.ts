import type { PhoneViews } from '@tero/shared/contract/metrics';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import { phoneViews } from '../phones/service.ts';
import { ownAccess } from './provider-metrics.ts';

/** Returns the people who saw a provider's phone, for the provider and administrators (rules METR-1 and PHONE-13). */
export async function ofPhone({ db }: Deps, providerId: number, caller: Caller): Promise<PhoneViews> {
  await ownAccess(db, providerId, caller);
  return phoneViews(db, providerId);
}
