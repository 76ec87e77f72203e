// The people and things of one round of the field test, made as rows: nobody knows them but that round.
import { createClient, createProvider, createService, signIn, writeReview } from '../api/test/factories.ts';

/**
 * Makes a provider with a listed service and posts, and a client; strangers have reviewed the
 * service. What is there to be changed says so in its text.
 */
export async function makeWorld({ app, deps, clock }, mark) {
  const h = { app, deps, clock, call: callOf(app) };
  const named = (name) => ({
    name,
    username: `${name}.${mark}`.toLowerCase(),
    email: `${name}.${mark}@correo.example`,
  });
  // by day a network is given so many phones only, and all rounds come from one
  await deps.db.deleteFrom('phone_networks').execute();
  const provider = await createProvider(h, {
    ...named('Provider'),
    entitled: true,
    profile: { company_name: `Empresa ${mark}` },
  });
  const client = await createClient(h, named('Client'));
  const services = [];
  for (const title of ['Primero', 'Segundo']) {
    services.push(await createService(h, provider, { title: `${title} ${mark}`, images: [`foto-${mark}`] }));
  }
  const reviews = [];
  for (const name of ['Uno', 'Dos']) {
    const stranger = await createClient(h, named(name));
    reviews.push(await reviewOf(h, stranger, services[0]));
  }
  const ownReview = await reviewOf(h, client, services[1]);
  const given = { review_id: reviews[1], response_text: 'Respuesta de antes', is_public: true };
  await ok(h.call('POST', '/api/review-responses/create', { as: provider.token, body: given }));
  const posts = [];
  for (const content of ['Obra de antes', 'Otra obra de antes'])
    posts.push(await postOf(deps.db, provider, content, clock));
  return {
    mark,
    provider,
    client,
    services: services.map(({ id, title }) => ({ id, title })),
    posts,
    reviews,
    ownReview,
  };
}

const reviewOf = async (h, person, service) =>
  (await ok(writeReview(h, person, service, { comment: 'Reseña de antes' }))).review.id;

/** Opens another session of a person, as the web stores it. */
export async function openSessionOf({ app, deps, clock }, person) {
  const h = { app, deps, clock, call: callOf(app) };
  const token = await signIn(h, person);
  const { user, provider, userType, role } = await ok(h.call('GET', '/api/auth/verify', { as: token }));
  return { token, account: provider ?? user, userType, role };
}

async function postOf(db, provider, content, clock) {
  const now = clock.now().toISOString();
  const counts = { likes_count: 0, views_count: 0, shares_count: 0 };
  const row = { provider_id: provider.id, content, ...counts, created_at: now, updated_at: now };
  return (await db.insertInto('posts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

const callOf =
  (app) =>
  async (method, url, { as, body }) => {
    const headers = as ? { authorization: `Bearer ${as}` } : {};
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, body: response.json() };
  };

async function ok(asked) {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
