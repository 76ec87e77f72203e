import type { FastifyRequest } from 'fastify';

/**
 * The only module that reads the text of a request's address. People can write one route in many ways, so other code
 * asks the matched route or these functions (docs/decisions/security-policy.md).
 */
const areas = ['api', 'uploads', 'health'] as const;

/** The part of the site that an address belongs to; `app` covers pages and files of the web app. */
export type Area = (typeof areas)[number] | 'app';

/** Returns the area of the matched route, or, if only a fallback matched, of the normalised path. */
export function areaOf(request: FastifyRequest): Area {
  const { url = '/*' } = request.routeOptions;
  const [, first] = (url === '/*' ? pathOf(request) : url).split('/');
  return areas.find((area) => area === first) ?? 'app';
}

/** Returns the path without query and with its escapes decoded, as the router reads it. */
export function pathOf({ url }: FastifyRequest): string {
  const [path = '/'] = url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path and query that identify a request, whichever way they are spelled. */
export function addressOf(request: FastifyRequest): string {
  return pathOf(request).replaceAll('?', '%3F') + queryOf(request);
}

/**
 * Returns the target of a request in its plain spelling, before anything reads it: from its path on (without the origin
 * of an absolute target, `http://host/path`, and `/` for `*`), with letters and digits of the path unescaped.
 */
export function plainTarget({ url = '/' }: { url?: string | undefined }): string {
  const target = url.startsWith('/') ? url : withoutOrigin(url);
  const [path = ''] = target.split(/[?#]/);
  const plain = path.replace(/%(?:3\d|[46][1-9a-f]|[57][0-9a]|5f|7e|2d)/gi, decodeURIComponent);
  return plain + target.slice(path.length);
}

function withoutOrigin(target: string): string {
  const [, path = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}

/** Tells whether the path looks like a file; the tokens of unsubscribe links contain dots but are no files. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$|\/\./i.test(path) && !/^\/unsubscribe\/[^/]+$/.test(path);
}

/** Returns the query of a request as it was sent, with its `?`; empty when there is none. */
export function queryOf(request: FastifyRequest): string {
  return /\?[^#]*/.exec(request.url)?.[0] ?? '';
}
