import type { Deps } from '../../deps/deps.ts';

/** Tells whether codes can be delivered: by the SMS gateway, or on the developer's own page. */
export function takesCodes({ sms, production }: Deps['config']): boolean {
  return sms !== null || !production;
}
