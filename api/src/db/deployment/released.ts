/**
 * The last release, which runs beside this one during a deployment, and to which an operator may go back: its commit
 * and its last migration. Change both with each release (docs/operations.md, Rolling).
 */
export const lastRelease = {
  commit: '9964813ac64d98ddbd31c195c9115b1d4a818060',
  migration: '034-single-places',
};

/**
 * Columns and tables that newer migrations drop though the last release had them, each with the reason why that release
 * does not use it. This is the second step of a change, one release after the first.
 */
export const contracted: Readonly<Record<string, string>> = {};
