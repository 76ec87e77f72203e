import { ownerKey } from '../device/owner.ts';
import { lasting, tabbed } from '../device/storage.ts';
import { useSession } from './session.ts';

/** The beginning of the keys of drafts in the session storage: offline/drafts/brief-drafts.ts reads and writes them. */
export const briefPrefix = 'tero.draft.';

/** Deletes the drafts in the session storage of forms whose names begin with this. */
export function forgetBriefs(beginning = ''): void {
  const keys = tabbed.allKeys().filter((name) => name.startsWith(briefPrefix + beginning));
  for (const name of keys) tabbed.write(name, null);
}

/**
 * Forgets all such drafts of this tab once somebody signs out, here or in another tab (rule QUOTE-25). After an expired
 * session they stay for their owner, not for somebody else who signs in. Returns what ends that.
 */
export function forgetAtSignOut(): () => void {
  return useSession.subscribe(({ account }, before) => {
    if (!before.account || account?.id === before.account.id) return;
    // another account may follow at once, in a tab that was asleep
    if (account || lasting.read(ownerKey) === null) forgetBriefs();
  });
}
