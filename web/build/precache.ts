import type { ManifestTransform } from 'workbox-build';

/**
 * Files that are not precached: images and files that only the browser requests, the administration, and screens that
 * are useless without the server. The service worker and the browser's HTTP cache keep those that were seen.
 */
export const leftOut = [
  '.vite/**',
  'icons/**',
  'screenshots/**',
  'assets/*.svg',
  'assets/{hero,blog}-*.webp',
  'assets/{admin,charts}-*.js',
  'assets/{MetricsPage,NotificationSettingsPage,ChangePasswordPage}-*.js',
  'assets/{ForgotPasswordPage,ResetPasswordPage,VerifyEmailPage,AuthSuccessPage}-*.js',
];

/** Fails the build when installing the app would fetch more than the limit; counts uncompressed sizes. */
export function precacheBudget({ limitKb }: { limitKb: number }): ManifestTransform {
  return (manifest) => {
    const total = manifest.reduce((sum, { size }) => sum + size, 0) / 1000;
    if (total > limitKb) throw new Error(`the precache has ${total.toFixed(0)} kB of ${limitKb} kB`);
    console.log(`precache ${total.toFixed(0)} kB of ${limitKb} kB`);
    return { manifest, warnings: [] };
  };
}
