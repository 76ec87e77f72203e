// Makes the people and things for one round of the field test as rows, which only that round knows.
import { createClient, createProvider, signIn } from '../api/test/people.ts';
import { writeReview } from '../api/test/reviews.ts';
import { createService } from '../api/test/services.ts';

/**
 * Makes a provider with a listed service and posts, and a client. Other people have reviewed the service. Things that a
 * test may change have the mark in their texts.
 */
export async function makeWorld({ app, deps, clock }, mark) {
  const h = { app, deps, clock, call: callOf(app) };
  const since = clock.now().toISOString();
  const named = (name) => ({
    name,
    username: `${name}.${mark}`.toLowerCase(),
    email: `${name}.${mark}@correo.example`,
  });
  // a network gets only a limited number of phones a day, and all rounds come from one network
  await deps.db.deleteFrom('phone_networks').execute();
  const provider = await createProvider(h, {
    ...named('Provider'),
    entitled: true,
    profile: { company_name: `Empresa ${mark}` },
  });
  const client = await createClient(h, named('Client'));
  const services = [];
  for (const title of ['Primero', 'Segundo', 'Cuarto', 'Quinto', 'Tercero']) {
    services.push(await createService(h, provider, { title: `${title} ${mark}`, images: [`foto-${mark}`] }));
  }
  // written before the other reviews: the screen shows the three newest
  await reviewOf(h, client, services[1]);
  const reviews = [];
  for (const name of ['Uno', 'Dos', 'Tres']) {
    const stranger = await createClient(h, named(name));
    reviews.push(await reviewOf(h, stranger, services[0]));
  }
  const replies = [];
  for (const review_id of reviews.slice(1)) {
    const body = { review_id, response_text: 'Respuesta de antes', is_public: true };
    const said = await ok(h.call('POST', '/api/review-responses/create', { as: provider.token, body }));
    replies.push(said.response.id);
  }
  const posts = [];
  for (const content of ['Obra de antes', 'Otra obra de antes', 'Una obra que se va'])
    posts.push(await postOf(deps.db, provider, content, clock));
  const question = { id: await questionOf(deps.db, client, provider, clock) };
  const [switched, visited, doomed] = services.slice(2);
  return {
    mark,
    since,
    provider,
    client,
    services,
    posts,
    reviews,
    switched,
    visited,
    question,
    agreed: await agreedOf(h, provider),
    finished: await agreedOf(h, provider, { done_said_at: clock.now().toISOString(), done_said_side: 'provider' }),
    doomed: {
      post: { id: posts[2] },
      service: doomed,
      offer: { id: await offerOf(deps.db, provider, clock) },
      quote: { id: await quoteOf(h, provider) },
      reply: { id: replies[1], review: reviews[2] },
    },
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

/** Makes the question to the client whether the provider responded. The test answers it with one press. */
async function questionOf(db, client, provider, clock) {
  const asked_at = clock.now().toISOString();
  const row = { account_id: client.id, provider_id: provider.id, contacted_at: asked_at, asked_at };
  return (await db.insertInto('contact_questions').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Makes a quote that a person without an account accepted. `said`: fields that also say that the work is done. */
async function agreedOf(h, provider, said = {}) {
  const body = { client_name: 'Ana', works: [{ text: 'Cambiar el tablero', price: 1500 }] };
  const { id, path } = (await ok(h.call('POST', '/api/quotes', { as: provider.token, body }))).quote;
  const now = h.clock.now();
  const accepted = { accepted_name: 'Ana', accepted_phone: '099111222', accepted_text: 'Texto', fingerprint: 'huella' };
  const set = { ...accepted, ...said, accepted_at: now.toISOString() };
  await h.deps.db.updateTable('quotes').set(set).where('id', '=', id).execute();
  return { id, path, day: new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString().slice(0, 10) };
}

async function quoteOf(h, provider) {
  const body = { client_name: 'Ana que se va', works: [{ text: 'Cambiar el tablero', price: 1500 }], term: 'de antes' };
  return (await ok(h.call('POST', '/api/quotes', { as: provider.token, body }))).quote.id;
}

async function offerOf(db, provider, clock) {
  const now = clock.now().toISOString();
  const days = { start_date: now.slice(0, 10), end_date: `${Number(now.slice(0, 4)) + 1}-01-01` };
  const row = { provider_id: provider.id, file: 'promo', ...days, told_at: now, created_at: now };
  return (await db.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id;
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
