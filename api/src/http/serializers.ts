import type { Endpoint } from '@tero/shared/contract/endpoint';
import { once } from '@tero/shared/once';
import build from 'fast-json-stringify';
import { responseSchema } from './described.ts';

type Serializer = (response: unknown) => string;

interface Known {
  serializer: Serializer;
  /** Whether responses may have tokens of pages: what the contract does not know never leaves. */
  mayHaveTokens: () => boolean;
}

const known = new WeakMap<Endpoint, Known>();

/** In a schema: tokens, and what may be anything. */
const tokens = /"page_token"|"additionalProperties":(?!false)|\{\}/;

/**
 * Returns what writes the responses of an endpoint, compiled once a process, with its first response: all of them
 * together are a sixth of what a start costs.
 */
export function serializerOf(endpoint: Endpoint): Serializer {
  return knownOf(endpoint).serializer;
}

export function mayHaveTokens(endpoint: Endpoint): boolean {
  return knownOf(endpoint).mayHaveTokens();
}

function knownOf(endpoint: Endpoint): Known {
  const found = known.get(endpoint);
  if (found) return found;
  const schema = once(() => responseSchema(endpoint));
  const compiled = once(() => build(schema()));
  const made = {
    serializer: (response: unknown) => compiled()(response),
    mayHaveTokens: once(() => tokens.test(JSON.stringify(schema()))),
  };
  known.set(endpoint, made);
  return made;
}
