import type { Deps } from '../../deps/deps.ts';

/** Tells whether codes arrive: by the gateway, or on the developer's own page. */
export function takesCodes({ sms, production }: Deps['config']): boolean {
  return sms !== null || !production;
}
