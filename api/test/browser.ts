import type { Harness } from './harness.ts';

interface Visit {
  status: number;
  address: URL;
  body: string;
  location: string | null;
  /** the raw headers */
  setCookies: string[];
  headers: Record<string, unknown>;
}

/**
 * A browser without a screen: it keeps cookies by origin, and follows redirects and links. The app under test serves
 * PUBLIC_URL, even with https. Other origins are called over the network.
 */
export class Browser {
  readonly #harness: Harness;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(harness: Harness) {
    this.#harness = harness;
  }

  get home(): string {
    return this.#harness.deps.config.publicUrl;
  }

  /** The cookies of the app's origin; tests may change them. */
  get cookies(): Map<string, string> {
    return this.#jar(new URL(this.home).origin);
  }

  /** Makes one request without following redirects. `address` may be a path of the app. */
  async visit(address: string | URL): Promise<Visit> {
    const url = new URL(address, this.home);
    const response = url.origin === new URL(this.home).origin ? await this.#ask(url) : await this.#fetch(url);
    for (const cookie of response.setCookies) this.#keep(url.origin, cookie);
    return response;
  }

  /** Follows redirects until there is another response, or a screen of the app. */
  async open(address: string | URL): Promise<Visit> {
    let seen = await this.visit(address);
    for (let hops = 0; seen.location; hops += 1) {
      if (hops > 20) throw new Error(`redirected for ever at ${seen.address}`);
      const next = new URL(seen.location, seen.address);
      if (next.origin === new URL(this.home).origin && !next.pathname.startsWith('/api/')) {
        return { ...seen, address: next };
      }
      seen = await this.visit(next);
    }
    return seen;
  }

  /** Signs in at a provider as the person with an id, or cancels. Returns the screen of the app at the end. */
  async signIn(provider: 'google' | 'facebook', choice: string | 'cancel'): Promise<Visit> {
    let seen = await this.open(`/api/auth/${provider}`);
    const wanted =
      choice === 'cancel' ? /href="([^"]*cancel=1)"/ : new RegExp(`href="([^"]*person=${choice}|[^"]*allow=1)"`);
    while (seen.address.origin !== new URL(this.home).origin) {
      const href = seen.body.match(wanted)?.[1]?.replaceAll('&amp;', '&');
      if (!href) throw new Error(`${choice} cannot be chosen at ${seen.address}: ${seen.body}`);
      seen = await this.open(new URL(href, seen.address));
    }
    return seen;
  }

  /** Exchanges the code of `/auth/success#code=…` for a session. */
  exchange(code: string) {
    const cookies = this.#header(new URL(this.home).origin);
    return this.#harness.call<{ token: string; expires_at: string; userType: string; user: { id: number } | null }>(
      'POST',
      '/api/auth/exchange',
      { body: { code }, headers: cookies },
    );
  }

  async #ask(url: URL): Promise<Visit> {
    const headers = { host: url.host, accept: 'text/html', ...this.#header(url.origin) };
    const response = await this.#harness.app.inject({ method: 'GET', url: url.pathname + url.search, headers });
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    const location = (response.headers.location as string | undefined) ?? null;
    return {
      status: response.statusCode,
      address: url,
      body: response.body,
      location,
      setCookies,
      headers: response.headers,
    };
  }

  async #fetch(url: URL): Promise<Visit> {
    const response = await fetch(url, { redirect: 'manual', headers: this.#header(url.origin) });
    return {
      status: response.status,
      address: url,
      body: await response.text(),
      location: response.headers.get('location'),
      setCookies: response.headers.getSetCookie(),
      headers: Object.fromEntries(response.headers),
    };
  }

  #jar(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map();
    this.#jars.set(origin, jar);
    return jar;
  }

  #header(origin: string): Record<string, string> {
    const pairs = [...this.#jar(origin)].map(([name, value]) => `${name}=${value}`);
    return pairs.length ? { cookie: pairs.join('; ') } : {};
  }

  #keep(origin: string, cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const ended = attributes.some((part) => /^max-age=0$/i.test(part) || /^expires=.*1970/i.test(part));
    if (ended || value === '') this.#jar(origin).delete(name);
    else this.#jar(origin).set(name, value);
  }
}
