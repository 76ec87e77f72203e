import type { Endpoint, Files } from '@tero/shared/contract/endpoint';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const described = new WeakMap<object, () => FastifySchema>();

/**
 * Returns the Fastify schema of a contract route: the parts to validate and the serializer of the response. It leaves
 * out the full JSON schemas, which `describedBy` builds when needed; this saves a tenth of the time to start.
 */
export function routeSchema(endpoint: Endpoint, status: number): FastifySchema {
  const { params, query, body, produces } = endpoint;
  const reply = produces ? { content: { [produces]: { schema: {} } } } : {};
  const schema: FastifySchema = {
    ...(params && { params: {} }),
    ...(query && { querystring: {} }),
    ...(body && { body: {} }),
    response: { [status]: reply },
  };
  described.set(schema, () => wholeSchema(endpoint, status));
  return schema;
}

/**
 * Returns the full schema of a route for the OpenAPI description; a route outside the contract keeps its own schema.
 */
export function describedBy(schema: FastifySchema): FastifySchema {
  return described.get(schema)?.() ?? schema;
}

/** Returns the JSON schema that an endpoint's responses are written with. */
export function responseSchema({ response }: Endpoint): object {
  return z.toJSONSchema(response, { target: 'draft-7', unrepresentable: 'any' });
}

function wholeSchema(endpoint: Endpoint, status: number): FastifySchema {
  const input = (schema: z.ZodType | undefined) =>
    schema && z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
  const body = withFiles(input(endpoint.body), endpoint.files);
  const parts = { params: input(endpoint.params), querystring: input(endpoint.query), body };
  const schema = responseSchema(endpoint);
  const reply = endpoint.produces ? { content: { [endpoint.produces]: { schema } } } : schema;
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema)),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.auth !== 'anyone' && { security: [{ session: [] }] }),
    ...(endpoint.files && { consumes: ['multipart/form-data', 'application/json'] }),
    response: { [status]: reply },
  };
}

/** Adds the file field to the OpenAPI schema of the body, because a multipart form carries files beside its fields. */
function withFiles(body: z.core.JSONSchema.BaseSchema | undefined, files: Files | undefined) {
  if (!files || !body) return body;
  const list = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: files.max } as const;
  return { ...body, properties: { ...body.properties, [files.field]: list } };
}

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
    consumes?: readonly string[];
    security?: readonly Record<string, readonly string[]>[];
  }
}
