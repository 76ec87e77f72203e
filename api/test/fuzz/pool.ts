/** A placeholder in a plan until the call is sent: it becomes a value from an earlier response, or a new text. */
export class Later {
  readonly kind: string;
  readonly pick: number;
  /** the texts before and after it */
  readonly around: readonly [string, string] | null;

  constructor(kind: string, pick: number, around: readonly [string, string] | null = null) {
    this.kind = kind;
    this.pick = pick;
    this.around = around;
  }

  toString(): string {
    return `«${this.kind} ${this.pick}»`;
  }
}

/** The most things of a kind that the pool keeps. Newer things replace older ones. */
const most = 40;

/**
 * The kind of the things in each field of a response, where the field's name differs. Other fields are named after
 * their kind, also in the plural.
 */
const kinds: Record<string, string> = {
  service: 'service',
  services: 'service',
  Service: 'service',
  post: 'post',
  posts: 'post',
  offer: 'offer',
  offers: 'offer',
  review: 'review',
  reviews: 'review',
  current_reviews: 'review',
  historical_reviews: 'review',
  reply: 'answer',
  response: 'answer',
  responses: 'answer',
  notifications: 'notice',
  devices: 'device',
  device: 'device',
  searches: 'search',
  search: 'search',
  savedSearches: 'search',
  data: 'subscription',
  subscription: 'subscription',
  subscriptions: 'subscription',
  payment: 'payment',
  payments: 'payment',
  category: 'category',
  categories: 'category',
  messages: 'message',
  provider: 'provider',
  providers: 'provider',
  Provider: 'provider',
  user: 'client',
  users: 'client',
  User: 'client',
  images: 'image',
  upload: 'upload',
  sessions: 'session',
};

const tokens = /(?:reset-password\/|token=|unsubscribe\/|auth\/success#code=)([\w.-]{8,200})/g;
/** The tokens of quotes, kept apart because few of the other tokens open one. */
const quoteLinks = /presupuesto\/([\w-]{43})/g;

/** The values that responses have contained so far, by kind: ids of rows, addresses of images, tokens of mails. */
export class Pool {
  readonly #things = new Map<string, unknown[]>();
  #fresh = 0;

  add(kind: string, thing: unknown): void {
    const things = this.#things.get(kind) ?? [];
    this.#things.set(kind, [...things.filter((known) => known !== thing), thing].slice(-most));
  }

  /** Returns the value of a placeholder now. */
  give(later: Later): unknown {
    const given = this.#find(later);
    return later.around ? `${later.around[0]}${given}${later.around[1]}` : given;
  }

  /**
   * Returns the id of a thing of this kind, 0 meaning the newest. Returns an id that no row has when there is no such
   * thing.
   */
  #find({ kind, pick }: Later): unknown {
    if (kind === 'fresh') {
      this.#fresh += 1;
      return `${(pick % 900) + 100}${this.#fresh}`;
    }
    const things = this.#things.get(kind) ?? [];
    // mostly one of the newest things, whose owner still exists
    const among = pick < 140 ? Math.min(things.length, 4) : things.length;
    return among === 0 ? 1 + (pick % 50) : things.at(-1 - (pick % among));
  }

  /** Remembers the values in a response. */
  learn(body: unknown, kind?: string): void {
    if (Array.isArray(body)) for (const item of body) this.learn(item, kind);
    if (typeof body === 'string') for (const [, token] of body.matchAll(tokens)) this.add('token', token);
    if (typeof body === 'string') for (const [, token] of body.matchAll(quoteLinks)) this.add('quoteLink', token);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    const { id, image_url, slug, secret, recovery_codes, mercadopago_subscription_id } = body as Record<
      string,
      unknown
    >;
    if (kind && (typeof id === 'number' || typeof id === 'string')) this.add(kind, id);
    if (typeof image_url === 'string') {
      this.add('url', image_url);
      this.add('file', image_url.split('/').at(-1));
    }
    if (typeof mercadopago_subscription_id === 'string') this.add('agreement', mercadopago_subscription_id);
    if (kind === 'category' && typeof slug === 'string') this.add('slug', slug);
    if (typeof secret === 'string') this.add('secret', secret);
    if (Array.isArray(recovery_codes)) for (const code of recovery_codes) this.add('code', code);
    for (const [name, value] of Object.entries(body)) this.learn(value, kinds[name] ?? kind ?? name.replace(/s$/, ''));
  }

  sizes(): Record<string, number> {
    return Object.fromEntries([...this.#things].map(([kind, things]) => [kind, things.length]));
  }
}
