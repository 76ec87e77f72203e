import { ownerKey } from '../../lib/device/owner.ts';

/** Returns whom the device belongs to; null after whoever it was has signed out. */
export function readOwner(): { userType: string; id: number } | null {
  try {
    const [, userType, id] = localStorage.getItem(ownerKey)?.match(/^(\w+):(\d+)$/) ?? [];
    return userType ? { userType, id: Number(id) } : null;
  } catch {
    // storage is blocked: nothing was left here either
    return null;
  }
}
