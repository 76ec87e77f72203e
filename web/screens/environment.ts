import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { fetch, Headers, Response, Blob, File, URL, URLSearchParams, AbortController, AbortSignal } = globalThis;
const own = { fetch, Headers, Response, Blob, File, URL, URLSearchParams, AbortController, AbortSignal };
const { Request: NodeRequest, FormData: NodeFormData } = globalThis;

/** Resolves addresses relative to the page's, as browsers do. */
class Request extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
  }
}

/** React creates a FormData for each form that is sent in a transition, and nothing reads it. */
class FormData extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** A page of happy-dom in the same process as the server. Both use Node's HTTP classes. */
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
