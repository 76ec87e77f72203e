import { ownerKey } from '../device/owner.ts';
import { lasting, tabbed } from '../device/storage.ts';
import { useSession } from './session.ts';

/** The prefix of the keys of drafts in the session storage. offline/drafts/brief-drafts.ts reads and writes them. */
export const briefPrefix = 'tero.draft.';

/** Deletes the drafts in the session storage, of forms whose names start with `beginning`. */
export function forgetBriefs(beginning = ''): void {
  const keys = tabbed.allKeys().filter((name) => name.startsWith(briefPrefix + beginning));
  for (const name of keys) tabbed.write(name, null);
}

/**
 * Deletes all drafts in this tab's session storage once a person signs out, here or in another tab (rule QUOTE-25).
 * After an expired session they stay for their owner, but not for another account. Returns a function that ends this.
 */
export function forgetAtSignOut(): () => void {
  return useSession.subscribe(({ account }, before) => {
    if (!before.account || account?.id === before.account.id) return;
    // another account may follow at once, in a tab that was asleep
    if (account || lasting.read(ownerKey) === null) forgetBriefs();
  });
}
