import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../../../config/config.ts';

export interface FlowCookie {
  name: string;
  options: CookieSerializeOptions & { maxAge: number };
}

/**
 * Returns a cookie for social sign-in. Over https the `__Host-` prefix keeps other hosts and plain connections from
 * setting it.
 */
export function flowCookie({ publicUrl }: Config, name: string, maxAge: number): FlowCookie {
  const secure = publicUrl.startsWith('https:');
  return {
    name: `${secure ? '__Host-' : ''}tero-${name}`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge },
  };
}
