export const serviceWorkerAddress = '/sw.js';

/** The files that may run as workers: the service worker, and the worker that shrinks photos. */
const known = /^\/(sw\.js|assets\/photo-worker-[\w-]{8}\.js)$/;

/** The only policy of Trusted Types that the server allows, and allows once (docs/decisions/security-policy.md). */
const policy = window.trustedTypes?.createPolicy('tero-worker', {
  createScriptURL(given) {
    if (!known.test(given)) throw new TypeError(`${given} is no worker of ours`);
    return given;
  },
});

/** Returns the address of one of our workers as browsers with Trusted Types want it; throws for any other. */
export function workerAddress(address: string): string {
  // the types of the browser know no TrustedScriptURL
  return (policy?.createScriptURL(address) ?? address) as string;
}
