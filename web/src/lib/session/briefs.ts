/** How the keys of drafts in the session storage begin: offline/drafts/brief-drafts.ts reads and writes them. */
export const briefPrefix = 'tero.draft.';

/** Deletes the drafts in the session storage of forms whose names begin so; all of them when somebody signs out (rule QUOTE-25). */
export function forgetBriefs(beginning = ''): void {
  try {
    const keys = Object.keys(sessionStorage).filter((name) => name.startsWith(briefPrefix + beginning));
    for (const name of keys) sessionStorage.removeItem(name);
  } catch {
    // storage is blocked: nothing is there
  }
}
