import type { ManifestTransform } from 'workbox-build';

/**
 * What a phone does not keep ahead: pictures and what only the browser itself asks for, the administration, and screens
 * that can do nothing without the server. The worker and the browser's own cache keep what of it was seen.
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

/** Fails the build when installing the app would fetch more than this; sizes as they are on the disk. */
export function precacheBudget({ limitKb }: { limitKb: number }): ManifestTransform {
  return (manifest) => {
    const total = manifest.reduce((sum, { size }) => sum + size, 0) / 1000;
    if (total > limitKb) throw new Error(`the precache has ${total.toFixed(0)} kB of ${limitKb} kB`);
    console.log(`precache ${total.toFixed(0)} kB of ${limitKb} kB`);
    return { manifest, warnings: [] };
  };
}
