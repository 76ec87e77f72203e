import type { Endpoint } from '@tero/shared/contract/endpoint';
import build from 'fast-json-stringify';
import { responseSchema } from './described.ts';

type Serializer = (response: unknown) => string;

const known = new WeakMap<Endpoint, Serializer>();

/**
 * Returns the serializer of an endpoint's responses. The first response compiles it: compiling all of them would take a
 * sixth of the time to start.
 */
export function serializerOf(endpoint: Endpoint): Serializer {
  return (response) => {
    const serializer = known.get(endpoint) ?? build(responseSchema(endpoint));
    known.set(endpoint, serializer);
    return serializer(response);
  };
}
