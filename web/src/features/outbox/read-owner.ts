import { ownerKey } from '../../lib/device/owner.ts';
import { lasting } from '../../lib/device/storage.ts';

/** Returns the account to which the device belongs; null after that account has signed out. */
export function readOwner(): { userType: string; id: number } | null {
  const [, userType, id] = lasting.read(ownerKey)?.match(/^(\w+):(\d+)$/) ?? [];
  return userType ? { userType, id: Number(id) } : null;
}
