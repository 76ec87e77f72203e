import { ownerKey } from '../device/owner.ts';
import { forgetBriefs } from './briefs.ts';
import { useSession } from './session.ts';

/**
 * Forgets the drafts of this tab once somebody signed out in another one, which has its own; a session that expired leaves them
 * to its owner. Returns what ends that.
 */
export function followOtherTabs(): () => void {
  return useSession.subscribe(({ account }, before) => {
    if (before.account && !account && !isOwned()) forgetBriefs();
  });
}

function isOwned(): boolean {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    return false;
  }
}
