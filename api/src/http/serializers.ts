import type { Endpoint } from '@tero/shared/contract/endpoint';
import { once } from '@tero/shared/once';
import build from 'fast-json-stringify';

type Serializer = (response: unknown) => string;

const known = new WeakMap<Endpoint, Serializer>();

/**
 * Returns what writes the responses of an endpoint, compiled once a process, with its first response: all of them
 * together are a sixth of what a start costs. `schema` is that of its only response, and follows from the endpoint:
 * whoever comes after its route was made need not give it.
 */
export function serializerOf(endpoint: Endpoint, schema?: object): Serializer {
  const made = known.get(endpoint);
  if (made) return made;
  // one without a schema would let every field leave
  if (!schema) throw new Error(`${endpoint.path} has no route yet`);
  const compiled = once(() => build(schema));
  const serializer: Serializer = (response) => compiled()(response);
  known.set(endpoint, serializer);
  return serializer;
}
