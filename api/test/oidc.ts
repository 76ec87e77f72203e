/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import {
  closeServer,
  type Faults,
  listen,
  misbehave,
  page,
  type SignInServer,
  type SignInServerOptions,
  type Stranger,
} from './sign-in-server.ts';

const clientId = 'tero-google';
const clientSecret = 'secreto-de-prueba-google';
const scope = 'openid email profile';
const paths = { authorization: '/o/oauth2/v2/auth', token: '/token', userinfo: '/v1/userinfo' };

/**
 * Starts a real OpenID provider with Google's paths. People choose an account and then consent, by links with their
 * names, "Permitir" or "Cancelar". It requires PKCE and the client's secret.
 */
export async function startOidc({ redirectUris, people = [], port }: SignInServerOptions): Promise<SignInServer> {
  const faults: Faults = { token: null, person: null };
  const server = createServer();
  const base = await listen(server, port);
  const provider = new Provider(base, configuration(redirectUris, people));
  const answer = provider.callback();
  const faultOf: Record<string, keyof Faults> = { [paths.token]: 'token', [paths.userinfo]: 'person' };
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', base);
    const fault = faults[faultOf[pathname] ?? 'token'];
    if (pathname in faultOf && fault) misbehave(fault, response);
    else if (pathname.startsWith('/interaction/')) await interact(provider, people, searchParams, request, response);
    else await answer(request, response);
  });
  return { base, clientId, clientSecret, people, faults, close: () => closeServer(server) };
}

async function interact(
  provider: Provider,
  people: Stranger[],
  choice: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, prompt, session } = await provider.interactionDetails(request, response);
  const finish = (result: object) => provider.interactionFinished(request, response, result);
  const link = (answer: string) => `/interaction/${uid}?${answer}`;
  const show = (title: string, links: Record<string, string>) =>
    response.setHeader('content-type', 'text/html').end(page(title, { ...links, Cancelar: link('cancel=1') }));

  if (choice.has('cancel')) return finish({ error: 'access_denied', error_description: 'Text of the provider' });
  if (prompt.name === 'login') {
    const accountId = choice.get('person');
    if (accountId) return finish({ login: { accountId } });
    show('Elegí una cuenta', Object.fromEntries(people.map(({ id, name }) => [name, link(`person=${id}`)])));
    return;
  }
  if (!choice.has('allow')) {
    show('¿Permitir que Tero vea tu email?', { Permitir: link('allow=1') });
    return;
  }
  const grant = new provider.Grant({ accountId: session?.accountId, clientId });
  grant.addOIDCScope(scope);
  await finish({ consent: { grantId: await grant.save() } });
}

function configuration(redirectUris: string[], people: Stranger[]) {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    routes: paths,
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 600, Session: 600 },
    findAccount: (_ctx: unknown, id: string) => {
      const person = people.find((candidate) => candidate.id === id);
      if (!person) return undefined;
      const { name, email, email_verified } = person;
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified }) };
    },
  };
}
