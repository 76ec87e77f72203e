/**
 * The last release, beside which this one has to run while it is rolled out, and to which it may be taken back: its commit,
 * and the last migration that it has. Set anew with each release (docs/operations.md, Rolling).
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
