import { socialSignIn as contract } from '@tero/shared/contract/accounts-social-sign-in';
import { address } from '@tero/shared/rules/text/address';
import { signInFaults } from '@tero/shared/rules/text/sign-in-faults';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { besideContract } from '../../../http/plugins/caching.ts';
import { asAppError } from '../../../http/plugins/errors.ts';
import { useCookies } from '../sessions/device-cookie.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { type FlowCookie, flowCookie } from './flow-cookies.ts';
import { oauthClient } from './oauth-client.ts';
import { refusals, SignInRefused } from './refusals.ts';
import { accountOf, codeLife, handOver, redeem } from './service.ts';
import { configuredProviders, type SignInProvider, signInProviders } from './sign-in-providers.ts';

/** Options of routes that the browser visits: they are not in the contract, and an error redirects to a page. */
const visit = {
  ...besideContract({ cache: 'never', limit: { max: 30, window: 600_000 } }),
  exposeHeadRoute: false,
};

/**
 * Registers the routes of social sign-in. Only they and the login read cookies; the rest of the API uses the bearer
 * token.
 */
export function socialSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const providers = configuredProviders(deps.config);
  bind(app, deps, contract.ways, async () => ({ success, providers }));
  app.register(async (scope) => {
    await useCookies(scope, deps.config);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('referrer-policy', 'no-referrer');
    });
    const browserCookie = flowCookie(deps.config, 'sign-in', codeLife);

    bind(scope, deps, contract.exchange, async ({ body, request, reply }) => {
      const proof = await redeem(deps, body.code, request.cookies[browserCookie.name]);
      reply.clearCookie(browserCookie.name, browserCookie.options);
      return signIn(deps, proof, { remember: body.remember ?? false, request, reply });
    });

    await scope.register(async (visits) => {
      visits.setErrorHandler((error: FastifyError, request, reply) => {
        const { message } = refusedFor(error);
        // Fastify's own refusal, for example of a broken header, is the sender's fault
        if (message === signInFaults.unknown() && asAppError(error).code === 'internal_error')
          request.log.error({ err: error }, 'unexpected error');
        return reply.redirect(address`/auth/error?${new URLSearchParams({ message })}`, 302);
      });
      for (const provider of signInProviders) await visitsOf(visits, deps, provider, browserCookie);
    });
  });
}

/** Returns the refusal that the screen shows for an error, with one of the texts that it knows (rule SES-87). */
function refusedFor(error: FastifyError): SignInRefused {
  if (error instanceof SignInRefused) return error;
  return error instanceof AppError && error.details.retryAfter ? refusals.busy() : refusals.unknown();
}

async function visitsOf(
  app: FastifyInstance,
  deps: Deps,
  provider: SignInProvider,
  browserCookie: FlowCookie,
): Promise<void> {
  const { publicUrl, external } = deps.config;
  const start = address`/api/auth/${provider.id}`;
  const callback = `${start}/callback`;
  const registration = external[provider.id];
  if (!registration) {
    const refuse = async () => {
      throw refusals.unavailable(provider.name);
    };
    for (const path of [start, callback]) app.get(path, visit, refuse);
    return;
  }
  const client = await oauthClient(app, deps.config, provider, registration);
  app.get(start, visit, async (request, reply) => {
    const begun = `${publicUrl}${start}?from=elsewhere`;
    return reply.redirect(isElsewhere(publicUrl, request) ? begun : await client.begin(request, reply));
  });
  app.get(callback, visit, async (request, reply) => {
    const person = await client.finish(request, reply);
    const { code, browser } = await handOver(deps, await accountOf(deps, provider, person));
    reply.setCookie(browserCookie.name, browser, browserCookie.options);
    return reply.redirect(address`/auth/success#${new URLSearchParams({ code, userType: 'user' })}`);
  });
}

/**
 * Tells whether the sign-in began at a host other than PUBLIC_URL, where the provider returns to and the cookies must
 * be. Redirects only once, because a proxy may rewrite the host.
 */
function isElsewhere(publicUrl: string, request: FastifyRequest): boolean {
  const { from } = request.query as { from?: unknown };
  return request.host !== new URL(publicUrl).host && from !== 'elsewhere';
}
