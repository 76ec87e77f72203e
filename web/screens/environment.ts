import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { fetch, Headers, Response, FormData, Blob, File, URL, URLSearchParams, AbortController, AbortSignal } =
  globalThis;
const own = { fetch, Headers, Response, FormData, Blob, File, URL, URLSearchParams, AbortController, AbortSignal };
const NodeRequest = globalThis.Request;

/** Addresses are relative to the page's, as in browsers. */
class Request extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
  }
}

/** A page of happy-dom in whose process the server runs too: what both speak HTTP with is Node's. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'screens',
  async setup(global, options) {
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, own, { Request });
    return page;
  },
};

export default environment;
