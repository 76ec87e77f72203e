import { createHmac, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import {
  closeServer,
  type Faults,
  misbehave,
  page,
  type SignInServer,
  type SignInServerOptions,
} from './sign-in-server.ts';

const clientId = 'tero-facebook';
const clientSecret = 'secreto-de-prueba-facebook';

type Query = Record<string, string | undefined>;

/** Starts a server with Facebook's API: its dialog, with links to choose from, the token request, and `/me`. */
export async function startFacebook({
  redirectUris,
  people = [],
  port = 0,
}: SignInServerOptions): Promise<SignInServer> {
  const faults: Faults = { token: null, person: null };
  const codes = new Map<string, { person: string; redirectUri: string }>();
  const tokens = new Map<string, string>();
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addHook('onRequest', async (request, reply) => {
    const call = ({ access_token: 'token', me: 'person' } as const)[request.url.match(/\/(\w+)(\?|$)/)?.[1] ?? ''];
    const fault = call && faults[call];
    if (!fault) return;
    reply.hijack();
    misbehave(fault, reply.raw);
  });

  app.get<{ Querystring: Query }>('/:version/dialog/oauth', async (request, reply) => {
    const { client_id, redirect_uri = '', state = '', person, cancel } = request.query;
    if (client_id !== clientId || !redirectUris.includes(redirect_uri)) return reply.code(400).send('URL bloqueada');
    const back = (response: Record<string, string>) =>
      reply.redirect(`${redirect_uri}?${new URLSearchParams({ ...response, state })}#_=_`);
    if (cancel) {
      return back({ error: 'access_denied', error_reason: 'user_denied', error_description: 'Text of the provider' });
    }
    if (person) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { person, redirectUri: redirect_uri });
      return back({ code });
    }
    const links = Object.fromEntries(people.map(({ id, name }) => [name, `${request.url}&person=${id}`]));
    return reply.type('text/html').send(page('Continuar en Tero', { ...links, Cancelar: `${request.url}&cancel=1` }));
  });

  app.post<{ Body: Query }>('/:version/oauth/access_token', async (request, reply) => {
    const { client_id, client_secret, code = '', redirect_uri } = request.body;
    const granted = codes.get(code);
    codes.delete(code);
    if (client_id !== clientId || client_secret !== clientSecret || granted?.redirectUri !== redirect_uri || !granted) {
      return reply.code(400).send(oauthError('This authorization code has been used.'));
    }
    const token = randomBytes(16).toString('hex');
    tokens.set(token, granted.person);
    return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 };
  });

  app.get<{ Querystring: Query }>('/:version/me', async (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    const person = people.find(({ id }) => id === tokens.get(token));
    if (!person || request.query.appsecret_proof !== proof || request.query.fields !== 'id,name,email') {
      return reply.code(400).send(oauthError('Invalid OAuth access token.'));
    }
    return { id: person.id, name: person.name, ...(person.email && { email: person.email }) };
  });

  const base = await app.listen({ host: '127.0.0.1', port });
  const close = async () => {
    await closeServer(app.server);
    await app.close();
  };
  return { base, clientId, clientSecret, people, faults, close };
}

function oauthError(message: string) {
  return { error: { message, type: 'OAuthException', code: 100 } };
}
