import { ownerKey } from '../device/owner.ts';
import { useSession } from './session.ts';

/** How the keys of drafts in the session storage begin: offline/drafts/brief-drafts.ts reads and writes them. */
export const briefPrefix = 'tero.draft.';

/** Deletes the drafts in the session storage of forms whose names begin with this. */
export function forgetBriefs(beginning = ''): void {
  try {
    const keys = Object.keys(sessionStorage).filter((name) => name.startsWith(briefPrefix + beginning));
    for (const name of keys) sessionStorage.removeItem(name);
  } catch {
    // storage is blocked: nothing is there
  }
}

/**
 * Forgets all such drafts of this tab once somebody signs out, here or in another tab (rule QUOTE-25). After an expired
 * session they stay for their owner, not for somebody else who signs in. Returns what ends that.
 */
export function forgetAtSignOut(): () => void {
  return useSession.subscribe(({ account }, before) => {
    if (!before.account || account?.id === before.account.id) return;
    // another account may follow at once, in a tab that was asleep
    if (account || !isOwned()) forgetBriefs();
  });
}

function isOwned(): boolean {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    return false;
  }
}
