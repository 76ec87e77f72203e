import jwt, { type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { sessionOf } from '../features/accounts/sessions/service.ts';

const issuer = 'tero';
/** Claims that are checked only if the token has them. */
const requiredClaims = ['iss', 'aud', 'exp'];

/**
 * Finds the session of the bearer token. With a bad token the caller is anonymous; `admit` refuses the call if it needs
 * a session.
 */
export const sessionPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const verify = { algorithms: ['HS256' as const], allowedIss: issuer, allowedAud: issuer, requiredClaims };
  await app.register(jwt, {
    secret: deps.config.jwtSecret,
    sign: { algorithm: 'HS256', iss: issuer, aud: issuer },
    verify,
  });
  const [formerSecret] = deps.config.formerSecrets;
  if (formerSecret) await app.register(jwt, { secret: formerSecret, namespace: 'former', verify });
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

/**
 * Returns the content of a token that we signed, also with a secret that was replaced since. Throws for any other
 * token.
 */
function verified(app: FastifyInstance, token: string): { sid?: unknown } {
  try {
    return app.jwt.verify(token);
  } catch (error) {
    const { former } = app.jwt as { former?: JWT };
    if (!former) throw error;
    return former.verify(token);
  }
}

async function callerOf(app: FastifyInstance, deps: Deps, header: string, ip: string) {
  const [scheme, token] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  try {
    const payload = verified(app, token);
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
