// What a visitor and a provider do in a day: assumptions, in calls as the app makes them on these screens.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const searches = JSON.parse(
  readFileSync(new URL('../../api/test/strangers-searches.json', import.meta.url), 'utf8'),
).searches.map(({ q }) => q);
/** How many of 100 visitors are signed in and sign in now; and, at each service that is looked at, contact and keep. */
const of100 = { signedIn: 15, signsIn: 2, contacts: 4, keeps: 3 };
const picturesOfList = 6;

export class People {
  #asking;
  #world;
  #random;
  #look;
  /** visits that have ended */
  visits = 0;

  /** `world`: what there is to look at; `look`: the longest that anybody looks at a screen, in milliseconds. */
  constructor({ asking, world, random, look }) {
    this.#asking = asking;
    this.#world = world;
    this.#random = random;
    this.#look = look;
  }

  #pick = (all) => all[this.#random.below(all.length)];
  #isOne = (of) => this.#random.below(100) < of;
  #pause = () => pause(this.#random.next() * this.#look);

  /** Somebody comes by a link or the home page, looks through a list or a search, and at two services. */
  async visit() {
    const { services, clients } = this.#world;
    const network = `198.51.${this.#random.below(256)}.${this.#random.below(256)}`;
    const asks = (kind, path, given) => this.#asking.ask(kind, path, { network, ...given });
    const isHere = this.#isOne(of100.signedIn);
    const client = isHere ? this.#pick(clients) : null;
    const as =
      client && this.#isOne((100 * of100.signsIn) / of100.signedIn)
        ? await this.#signIn(client, network)
        : client?.token;
    const first = this.#pick(['/', '/servicios', `/servicios/${this.#pick(services)}`]);
    await asks('page', first, { accept: 'text/html', raw: true });
    await asks('categories', '/api/service_category', { as });
    if (as) await asks('unread notices', '/api/notifications/unread-count', { as });
    const list = await this.#choose(asks, as);
    await this.#pictures(asks, list.text, picturesOfList);
    await this.#pause();
    const seen = [this.#pick(list.body.services ?? [])?.id ?? this.#pick(services), this.#pick(services)];
    for (const id of seen) await this.#detail(asks, id, as);
    this.visits += 1;
  }

  async #choose(asks, as) {
    if (this.#isOne(45)) {
      const q = this.#pick(searches);
      for (const length of [3, 5])
        await asks('suggestions', `/api/search/suggestions?q=${encodeURIComponent(q.slice(0, length))}`);
      return asks('search', `/api/search/services?q=${encodeURIComponent(q)}`, { as });
    }
    if (this.#isOne(50))
      return asks('category', `/api/services/category/${this.#pick(this.#world.categories)}`, { as });
    return asks('list', `/api/services?page=${1 + this.#random.below(5)}`, { as });
  }

  async #detail(asks, id, as) {
    const { body, text } = await asks('detail', `/api/services/${id}`, { as });
    const { service } = body;
    if (!service) return;
    await Promise.all([
      asks('reviews', `/api/reviews/service/${id}`, { as }),
      asks('similar', `/api/services/${id}/similar`, { as }),
      asks('provider', `/api/providers/${service.provider_id}`, { as }),
      asks('a view is counted', `/api/metrics/track-service-view/${id}`, {
        method: 'POST',
        as,
        body: { page_token: service.page_token },
      }),
    ]);
    await this.#pictures(asks, text, 2);
    await this.#pause();
    if (as && this.#isOne((100 * of100.keeps) / of100.signedIn))
      await asks('favourite', '/api/favorites', { method: 'POST', as, body: { service_id: id } });
    if (as && this.#isOne((100 * of100.contacts) / of100.signedIn))
      await asks('contact', '/api/metrics/track-click', {
        method: 'POST',
        as,
        body: { service_id: id, click_type: 'whatsapp', page_token: service.page_token },
      });
  }

  async #signIn({ email }, network) {
    const body = { identifier: email, password: this.#world.password };
    const answer = await this.#asking.ask('sign-in', '/api/auth/login', { method: 'POST', body, network });
    return answer.body.token;
  }

  async #pictures(asks, text, most) {
    const found = [...new Set(text.match(/\/uploads\/[^"\\ ]+/g) ?? [])].slice(0, most);
    await Promise.all(found.map((path) => asks('picture', path, { accept: 'image/avif,image/webp,*/*', raw: true })));
  }

  /** A provider looks at notices, numbers, reviews and own services; one in ten switches a service off and on. */
  async provide() {
    const { id, token: as, services } = this.#pick(this.#world.providers);
    const asks = (kind, path, given) => this.#asking.ask(kind, path, { as, ...given });
    await asks('notices', '/api/notifications');
    await asks('own numbers', `/api/metrics/provider/${id}`);
    await asks('own services', `/api/services/provider/${id}`);
    await asks('own reviews', `/api/provider/${id}/reviews`);
    await this.#pause();
    if (!this.#isOne(10) || services.length === 0) return;
    const path = `/api/services/${this.#pick(services)}/active`;
    for (const is_active of [false, true]) await asks('service switched', path, { method: 'PUT', body: { is_active } });
  }
}
