import type { Endpoint } from '@tero/shared/contract/endpoint';
import build from 'fast-json-stringify';

type Serializer = (response: unknown) => string;

const compiled = new WeakMap<Endpoint, Serializer>();

/**
 * Returns what writes the responses of an endpoint, compiled once a process: that is two thirds of what a server costs
 * to build, and tests build one a file. `schema` is that of its only response, and follows from the endpoint: whoever
 * comes after its route was made need not give it.
 */
export function serializerOf(endpoint: Endpoint, schema?: object): Serializer {
  const known = compiled.get(endpoint);
  if (known) return known;
  // one without a schema would let every field leave
  if (!schema) throw new Error(`${endpoint.path} has no route yet`);
  const serializer = build(schema);
  compiled.set(endpoint, serializer);
  return serializer;
}
