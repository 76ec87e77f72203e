import type { OAuth2Namespace } from '@fastify/oauth2';
import { addressAt } from '@tero/shared/rules/text/address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config, SocialApp } from '../../../config/config.ts';
import { flowCookie } from './flow-cookies.ts';
import { readPerson } from './person-reply.ts';
import { refusals } from './refusals.ts';
import type { Person, SignInProvider } from './sign-in-providers.ts';

/** Seconds that a person has to consent at the provider. */
const consentTime = 600;
const callbackQuery = z.object({ state: z.string(), code: z.string().optional(), error: z.string().optional() });
const tokenReply = z.object({ access_token: z.string().min(1).max(4096) });

/** Bytes of a provider's response. */
const longestReply = 64 * 1024;

export interface OAuthClient {
  /** Returns the URL of the provider's consent page, and sets the cookies that tie the sign-in to this browser. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /**
   * Returns the person who signed in. Throws `SignInRefused` unless this browser began the sign-in and the provider
   * confirms the person.
   */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Person>;
}

export async function oauthClient(
  scope: FastifyInstance,
  config: Config,
  provider: SignInProvider,
  app: SocialApp,
): Promise<OAuthClient> {
  const state = flowCookie(config, `${provider.id}-state`, consentTime);
  const verifier = flowCookie(config, `${provider.id}-verifier`, consentTime);
  const originOf = (place: { origin: string }) => app.authBase ?? place.origin;
  const { default: oauth2 } = await import('@fastify/oauth2');
  await scope.register(oauth2, {
    name: provider.id,
    scope: provider.scope,
    ...(provider.pkce && { pkce: 'S256' as const }),
    credentials: {
      client: { id: app.clientId, secret: app.clientSecret },
      auth: {
        authorizeHost: originOf(provider.dialog),
        authorizePath: provider.dialog.path,
        tokenHost: originOf(provider.token),
        tokenPath: provider.token.path,
      },
      options: { authorizationMethod: 'body' },
      http: { timeout: config.waits.signIn, maxBytes: longestReply },
    },
    callbackUri: addressAt(config.publicUrl)`/api/auth/${provider.id}/callback`,
    callbackUriParams: provider.dialogParams,
    cookie: state.options,
    redirectStateCookieName: state.name,
    verifierCookieName: verifier.name,
    userAgent: false,
  });
  const flow = scope.getDecorator<OAuth2Namespace>(provider.id);

  async function vouchedFor(request: FastifyRequest): Promise<Person> {
    const { token } = await flow.getAccessTokenFromAuthorizationCodeFlow(request);
    const accessToken = tokenReply.parse(token).access_token;
    const address = new URL(provider.person.path, originOf(provider.person));
    address.search = new URLSearchParams(provider.personParams(accessToken, app.clientSecret)).toString();
    return provider.personReply.parse(
      await readPerson(address, accessToken, { time: config.waits.signIn, size: longestReply }),
    );
  }

  return {
    begin: (request, reply) => flow.generateAuthorizationUri(request, reply),
    async finish(request, reply) {
      const query = callbackQuery.safeParse(request.query);
      if (!query.success || query.data.state !== request.cookies[state.name]) throw refusals.foreign(provider.name);
      // the cookies work for one use, whatever its result
      for (const used of [state, verifier]) reply.clearCookie(used.name, used.options);
      if (query.data.error === 'access_denied') throw refusals.cancelled(provider.name);
      try {
        if (!query.data.code) throw new Error(`no code: ${query.data.error}`);
        return await vouchedFor(request);
      } catch (error) {
        request.log.warn({ provider: provider.id, reason: (error as Error).message }, 'external sign-in failed');
        throw refusals.noResponse(provider.name);
      }
    },
  };
}
