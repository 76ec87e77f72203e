/**
 * Marks of the sizes at which a whole journey runs: on a phone; with E2E_WIDE=1 (`npm run e2e:wide`) on a desktop too,
 * which takes the same steps. What every screen looks like at both sizes is for `npm run sweep`, of which sweep.spec.ts
 * is a sample.
 */
export const journeySizes = process.env.E2E_WIDE ? ['', ' @desktop'] : [''];
