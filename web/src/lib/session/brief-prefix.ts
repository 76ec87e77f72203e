/** How the keys of drafts in the session storage begin: offline/drafts/brief-drafts.ts reads and writes them. */
export const briefPrefix = 'tero.draft.';
