// The exceptions of the package checks, each with its reason (docs/decisions/packages.md).

/** SPDX ids that a shipped package may have. They require at most a notice, or concern only the package's own files. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // libvips, which sharp loads as a separate library
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // fonts
  'OFL-1.1',
]);

/** Packages whose package.json names no licence: `[licence, where it is written]`. */
const licenceOf = new Map([['mercadopago', ['MIT', 'LICENSE in the package']]]);

/**
 * Binaries of tools for other platforms, which were not available when the lock file was written: `[pattern, reason]`.
 */
const withoutIntegrity = [
  [/^@biomejs\/cli-/, 'format and lint on other platforms'],
  [/^@rollup\/rollup-/, 'the bundler of the service worker on other platforms'],
  [/^@tailwindcss\/oxide-/, 'the style compiler on other platforms'],
];

/**
 * Advisories that do not concern Tero, by GHSA id: `{ reason, until }`. After the day `until`, the audit requires
 * another review. Remove an advisory that is no longer reported.
 */
const advisories = new Map();

export const allowed = { licences, licenceOf, withoutIntegrity, advisories };
