import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { areaOf, isFile, pathOf } from '../core/address.ts';
import type { AppError } from '../core/errors.ts';
import { htmlOf } from '../delivery/mail/html.ts';

/** The page may load only its own style, by its hash, so it works even if the site serves nothing else. */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#fbf8f2;color:#15242b;' +
  'font:17px/1.6 system-ui,sans-serif;text-align:center}h1{font-size:24px;margin:0 0 8px}p{margin:0 0 24px;max-width:32em}' +
  'a{display:inline-block;padding:12px 24px;border-radius:10px;background:#0b5e6b;color:#fff;text-decoration:none}' +
  '@media(prefers-color-scheme:dark){body{background:#0e1a20;color:#f4eee2}a{background:#63bdc9;color:#06262c}}';
const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** Tells whether a person asks for a page of the app, by a browser that shows what comes. */
export function asksForPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return areaOf(request) === 'app' && !isFile(pathOf(request)) && (headers.accept ?? '').includes('text/html');
}

/** Sends a small page that says what is wrong, because a browser would show the envelope as raw JSON. */
export function sendErrorPage(reply: FastifyReply, { message, status }: AppError): FastifyReply {
  // the same address would fail again
  const way = status === 404 ? '<a href="/">Ir al inicio</a>' : '<a href="">Probar de nuevo</a>';
  const page = `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Tero</title><style>${style}</style></head>
<body><main><h1>No pudimos abrir la página</h1><p>${htmlOf(message)}</p>${way}</main></body></html>
`;
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
  return reply.type('text/html; charset=utf-8').send(page);
}
