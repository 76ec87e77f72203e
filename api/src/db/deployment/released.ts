/**
 * The commit and the last migration of the last release. During a deployment that release runs beside this one, and an
 * operator may go back to it. Change both with each release (docs/operations.md, Rolling).
 */
export const lastRelease = {
  commit: '9964813ac64d98ddbd31c195c9115b1d4a818060',
  migration: '034-single-places',
};

/**
 * Columns and tables that the last release still had and newer migrations drop, each with the reason why the last
 * release does not use it. Dropping them is the second step of a change, one release after the first.
 */
export const contracted: Readonly<Record<string, string>> = {};
