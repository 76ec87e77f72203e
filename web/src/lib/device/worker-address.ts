export const serviceWorkerAddress = '/sw.js';

/** The files that may run as workers: the service worker, and the worker that shrinks photos. */
const known = /^\/(sw\.js|assets\/photo-worker-[\w-]{8}\.js)$/;

/**
 * The only Trusted Types policy that the server allows; it can be created only once
 * (docs/decisions/security-policy.md).
 */
const policy = window.trustedTypes?.createPolicy('tero-worker', {
  createScriptURL(given) {
    if (!known.test(given)) throw new TypeError(`${given} is no worker of ours`);
    return given;
  },
});

/** Returns the address of one of our workers as Trusted Types require it. Throws for any other address. */
export function workerAddress(address: string): string {
  // TypeScript's browser types have no TrustedScriptURL
  return (policy?.createScriptURL(address) ?? address) as string;
}
