import { createRequire } from 'node:module';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { once } from '@tero/shared/once';
import type build from 'fast-json-stringify';
import { responseSchema } from './described.ts';

const require = createRequire(import.meta.url);
/** Reads ajv too, a seventeenth of a start: with the first response. */
const library = once(() => require('fast-json-stringify') as typeof build);

type Serializer = (response: unknown) => string;

const known = new WeakMap<Endpoint, Serializer>();

/**
 * Returns what writes the responses of an endpoint, compiled once a process, with its first response: all of them
 * together are a sixth of what a start costs.
 */
export function serializerOf(endpoint: Endpoint): Serializer {
  const made = known.get(endpoint);
  if (made) return made;
  const compiled = once(() => library()(responseSchema(endpoint)));
  const serializer: Serializer = (response) => compiled()(response);
  known.set(endpoint, serializer);
  return serializer;
}
