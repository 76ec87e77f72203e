import type { FastifyRequest } from 'fastify';

/**
 * The only module that parses the address of a request. One route can be written in many ways, so other code uses the
 * matched route or these functions (docs/decisions/security-policy.md).
 */
const areas = ['api', 'uploads', 'health'] as const;

/** The part of the site that an address belongs to; `app` covers the pages and files of the web app. */
export type Area = (typeof areas)[number] | 'app';

/** Returns the area of the matched route. When only a fallback route matched, returns that of the normalised path. */
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

/** Returns the path and query that identify a request, however its address is spelled. */
export function addressOf(request: FastifyRequest): string {
  return pathOf(request).replaceAll('?', '%3F') + queryOf(request);
}

/**
 * Returns the target of a request in its plain spelling, before anything reads it. It begins with the path (no origin
 * as in `http://host/path`; `/` for `*`), and letters and digits of the path are unescaped.
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

/** Tells whether the path looks like a file. Unsubscribe links are no files, although their tokens contain dots. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$|\/\./i.test(path) && !/^\/unsubscribe\/[^/]+$/.test(path);
}

/** Returns the query of a request as it was sent, with its `?`; empty when there is none. */
export function queryOf(request: FastifyRequest): string {
  return /\?[^#]*/.exec(request.url)?.[0] ?? '';
}
