// The people of the chaos test: they repeat their actions and record the responses in the ledger.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { image } from '../forms.ts';
import { agreementsOf } from '../payments-elsewhere.ts';
import { createClient, createProvider, password } from '../people.ts';
import { filled } from '../service-fields.ts';

/**
 * The most services that a provider publishes before another one continues, because an account may have only a limited
 * number of images.
 */
const mostOfProvider = 12;

/**
 * People who act through `asking`. `world.h` makes their accounts as rows, because nobody registers during the test.
 */
export class People {
  /** kind → the responses: `{ mark, told, … }` */
  ledger = {
    service: [],
    post: [],
    review: [],
    like: [],
    favorite: [],
    contact: [],
    message: [],
    payment: [],
    session: [],
  };
  #asking;
  #h;
  #gateway;
  #random;
  #run;
  #made = 0;
  #providers = [];

  constructor({ asking, h, gateway, random, run }) {
    this.#asking = asking;
    this.#h = h;
    this.#gateway = gateway;
    this.#random = random;
    this.#run = run;
  }

  async settleIn() {
    this.#providers = await Promise.all(Array.from({ length: 3 }, () => this.#newProvider()));
    for (const provider of this.#providers) {
      await this.#publish(provider);
      await this.#post(provider);
    }
  }

  /** Saves a favourite again and again as a client, to show whether writes succeed. */
  async prober() {
    const client = await this.#newClient();
    const as = await this.#signIn(client);
    const [service_id] = this.#providers[0].services;
    return (asking) => asking.once('POST', '/api/favorites', { as, body: { service_id } });
  }

  /** Lets a person do one thing after another until `isOver`. */
  async live(isOver) {
    while (!isOver()) {
      const dice = this.#random.next();
      if (dice < 0.3) await this.#publishSomething();
      else if (dice < 0.85) await this.#visit();
      else await this.#pay();
    }
  }

  #name(what) {
    this.#made += 1;
    return `${what}${this.#run}x${this.#made}`;
  }

  async #newProvider(entitled = true) {
    const person = await retried(() => {
      const given = this.#person('p');
      return createProvider(this.#h, { ...given, entitled, profile: { company_name: `Empresa ${given.username}` } });
    });
    return { ...person, published: 0, posts: [], services: [], token: await this.#signIn(person) };
  }

  #newClient() {
    return retried(() => createClient(this.#h, this.#person('c')));
  }

  #person(what) {
    const username = this.#name(what);
    return { name: `Persona ${this.#made}`, username, email: `${username}@correo.example` };
  }

  async #signIn({ email }) {
    const response = await this.#asking.until('POST', '/api/auth/login', { body: { identifier: email, password } });
    return response?.body.token ?? null;
  }

  async #publishSomething() {
    const at = this.#random.below(this.#providers.length);
    const provider = this.#providers[at];
    if (provider.published >= mostOfProvider) this.#providers[at] = await this.#newProvider();
    const next = this.#providers[at];
    next.published += 1;
    if (!next.token) return;
    if (this.#random.next() < 0.5) await this.#publish(next);
    else await this.#post(next);
  }

  /** Images ahead of their form, one by one: their ids. */
  async #upload(token, count) {
    const ids = [];
    for (let at = 0; at < count; at += 1) {
      const id = randomUUID();
      const color = `#${this.#random.below(0xffffff).toString(16).padStart(6, '0')}`;
      const bytes = await image({ width: 320, height: 240, color });
      const form = () => formOf({}, 'photo', bytes);
      if (!(await this.#asking.until('PUT', `/api/uploads/${id}`, { as: token, form }))) return null;
      ids.push(id);
    }
    return ids;
  }

  async #publish(provider) {
    const mark = this.#name('s');
    const photos = 1 + this.#random.below(2);
    const ids = await this.#upload(provider.token, photos);
    if (!ids) return;
    const entry = this.#note('service', { mark, photos, provider: provider.id });
    const fields = { ...filled, additional_notes: `Con su marca ${mark}`, photoIds: JSON.stringify(ids) };
    const response = await this.#write(entry, 'POST', '/api/services', {
      as: provider.token,
      form: () => formOf(fields),
    });
    if (entry.told) provider.services.push(response.body.service.id);
  }

  async #post(provider) {
    const mark = this.#name('o');
    const photos = 1 + this.#random.below(2);
    const ids = await this.#upload(provider.token, photos);
    if (!ids) return;
    const entry = this.#note('post', { mark, photos, provider: provider.id });
    const fields = { content: `Una obra ${mark}`, photoIds: JSON.stringify(ids) };
    const response = await this.#write(entry, 'POST', '/api/posts', { as: provider.token, form: () => formOf(fields) });
    if (entry.told) provider.posts.push(response.body.post.id);
  }

  /** Acts as a client who signs in, looks, likes, saves, contacts, reviews, writes to the team, and signs out. */
  async #visit() {
    const provider = this.#providers[this.#random.below(this.#providers.length)];
    const service = provider.services[this.#random.below(provider.services.length)];
    const post = provider.posts[this.#random.below(provider.posts.length)];
    if (!service || !post) return;
    const client = await this.#newClient();
    const as = await this.#signIn(client);
    if (!as) return;
    const about = { account: client.id, provider: provider.id };
    await this.#write(this.#note('like', { ...about, post }), 'POST', `/api/posts/${post}/like`, {
      as,
      body: { liked: true },
    });
    const kept = this.#note('favorite', { ...about, service });
    await this.#write(kept, 'POST', '/api/favorites', { as, body: { service_id: service } });
    await this.#contact(as, { ...about, service });
    const stars = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };
    const mark = this.#name('r');
    const review = this.#note('review', { ...about, mark, service });
    await this.#write(review, 'POST', '/api/reviews', {
      as,
      body: { service_id: service, ...stars, comment: `Muy bien ${mark}` },
    });
    const said = this.#note('message', { ...about, mark: this.#name('m') });
    const body = {
      name: 'Ana',
      email: client.email,
      subject: 'Una consulta',
      message: `¿Cómo cambio mi foto? ${said.mark}`,
    };
    await this.#write(said, 'POST', '/api/contact', { as, body });
    await this.#write(this.#note('session', { ...about, token: as }), 'POST', '/api/auth/logout', { as, body: {} });
  }

  async #contact(as, about) {
    const seen = await this.#asking.until('GET', `/api/services/${about.service}`, { as });
    const page_token = seen?.body.service?.page_token;
    if (!page_token) return;
    const body = { service_id: about.service, click_type: 'whatsapp', page_token };
    await this.#write(this.#note('contact', about), 'POST', '/api/metrics/track-click', { as, body });
  }

  /** Acts as a provider who subscribes, pays at the checkout, and comes back. */
  async #pay() {
    const provider = await this.#newProvider(false);
    if (!provider.token) return;
    const entry = this.#note('payment', { provider: provider.id, email: provider.email });
    const begun = await this.#asking.until('POST', '/api/subscriptions/create', { as: provider.token, body: {} });
    if (!begun) return;
    entry.refused = begun.status < 300 ? undefined : `${begun.status} ${begun.body.code}`;
    if (entry.refused) return;
    const [agreement] = await agreementsOf(this.#gateway, provider);
    entry.refused = agreement ? undefined : 'no agreement at the checkout';
    if (!agreement) return;
    await this.#gateway.ask('payer', { id: agreement.id, action: 'pay' });
    entry.told = true;
    await this.#asking.until('POST', '/api/subscriptions/check', { as: provider.token, body: { said_paid: true } });
  }

  #note(kind, given) {
    const entry = { ...given, told: false };
    this.ledger[kind].push(entry);
    return entry;
  }

  async #write(entry, method, path, given) {
    const response = await this.#asking.until(method, path, { ...given, key: randomUUID() });
    if (response && response.status < 300 && !response.body.needsCorrection) entry.told = true;
    else if (response) entry.refused = `${response.status} ${JSON.stringify(response.body).slice(0, 200)}`;
    return response;
  }
}

/** Makes an account, and retries while Postgres is away, because nobody can use the account before it exists. */
async function retried(make) {
  for (;;) {
    try {
      return await make();
    } catch (error) {
      if (error.code !== 'overloaded') throw error;
      await pause(200);
    }
  }
}

function formOf(fields, field, bytes) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(name, item);
  if (bytes) form.append(field, new File([bytes], 'foto.jpg', { type: 'image/jpeg' }));
  return form;
}
