import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { sessionOf } from '../features/accounts/sessions/service.ts';

const issuer = 'tero';
/** Claims that are compared only where a token has them. */
const requiredClaims = ['iss', 'aud', 'exp'];

/**
 * Reads the bearer token and its session. With a bad token the caller is anonymous; `admit` rejects the call where a
 * session is needed.
 */
export const sessionPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  await app.register(jwt, {
    secret: deps.config.jwtSecret,
    sign: { algorithm: 'HS256', iss: issuer, aud: issuer },
    verify: { algorithms: ['HS256'], allowedIss: issuer, allowedAud: issuer, requiredClaims },
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('tokenRefused', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization;
    if (!header) return done();
    callerOf(app, deps, header, request.ip)
      .then((caller) => {
        request.caller = caller;
        request.tokenRefused = caller === null;
      })
      .then(() => done(), done);
  });
});

async function callerOf(app: FastifyInstance, deps: Deps, header: string, ip: string) {
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  try {
    const payload = app.jwt.verify<{ sid?: unknown }>(token);
    return typeof payload.sid === 'string' ? await sessionOf(deps, payload.sid, ip) : null;
  } catch (error) {
    if (
      (error as { code?: string }).code?.startsWith('FAST_JWT') ||
      (error as { statusCode?: number }).statusCode === 401
    ) {
      return null;
    }
    throw error;
  }
}
