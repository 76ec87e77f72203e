import type { Endpoint } from '@tero/shared/contract/endpoint';
import build from 'fast-json-stringify';
import { responseSchema } from './described.ts';

type Serializer = (response: unknown) => string;

const known = new WeakMap<Endpoint, Serializer>();

/**
 * Returns the serializer of an endpoint's responses. Each process compiles it with the first response: compiling all
 * would take a sixth of a start.
 */
export function serializerOf(endpoint: Endpoint): Serializer {
  return (response) => {
    const serializer = known.get(endpoint) ?? build(responseSchema(endpoint));
    known.set(endpoint, serializer);
    return serializer(response);
  };
}
