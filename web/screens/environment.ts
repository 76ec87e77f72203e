import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { fetch, Headers, Response, Blob, File, URL, URLSearchParams, AbortController, AbortSignal } = globalThis;
const own = { fetch, Headers, Response, Blob, File, URL, URLSearchParams, AbortController, AbortSignal };
const { Request: NodeRequest, FormData: NodeFormData } = globalThis;

/** Addresses are relative to the page's, as in browsers. */
class Request extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
  }
}

/** React makes one of each form that is sent in a transition, and nobody reads it. */
class FormData extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** A page of happy-dom in whose process the server runs too: what both speak HTTP with is Node's. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'screens',
  async setup(global, options) {
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, own, { Request, FormData });
    return page;
  },
};

export default environment;
