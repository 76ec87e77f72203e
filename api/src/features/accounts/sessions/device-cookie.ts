import { hkdfSync } from 'node:crypto';
import cookie from '@fastify/cookie';
import { day, second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';

/** The milliseconds for which a device stays known without signing in: the longest life of a cookie in browsers. */
export const deviceLife = 400 * day;
/** Accounts of one device in its cookie. */
const mostAccounts = 8;

/** Lets the routes of a scope read and set cookies, signed with a key of their own. */
export async function useCookies(scope: FastifyInstance, { jwtSecret, formerSecrets }: Config): Promise<void> {
  const keyOf = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'tero known device', 32)).toString('base64url');
  await scope.register(cookie, { secret: [jwtSecret, ...formerSecrets].map(keyOf) });
}

/**
 * Returns the ids by which accounts know this device, newest first. The cookie signs nobody in. It only decides which
 * failed attempts count for a sign-in (docs/decisions/accounts-and-sessions.md).
 */
export function devicesIn(request: FastifyRequest, config: Config): ReadonlyMap<number, string> {
  const signed = request.cookies[nameOf(config)];
  const { valid, value } = signed ? request.unsignCookie(signed) : { valid: false, value: null };
  if (!valid || !value) return new Map();
  return new Map(value.split('~').map((entry) => [Number.parseInt(entry, 10), entry.replace(/^\d+-/, '')]));
}

/** Adds a device's id for an account to the cookie, first. */
export function keepDevice(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  config: Config,
  accountId: number,
  deviceId: string,
): void {
  const others = [...devicesIn(request, config)].filter(([id]) => id !== accountId);
  const entries = [[accountId, deviceId], ...others].slice(0, mostAccounts);
  reply.setCookie(nameOf(config), entries.map((entry) => entry.join('-')).join('~'), {
    // only signing in reads it
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    signed: true,
    maxAge: deviceLife / second,
  });
}

function nameOf(config: Config): string {
  return `${isHttps(config) ? '__Secure-' : ''}tero-devices`;
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:');
}
