import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * The page's style, which its policy allows by hash. The page needs no other file, so it works when nothing else is
 * served.
 */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#fbf8f2;color:#15242b;' +
  'font:17px/1.6 system-ui,sans-serif;text-align:center}h1{font-size:24px;margin:0 0 8px}p{margin:0 0 24px;max-width:32em}' +
  'a,button{display:inline-block;padding:12px 24px;border:0;border-radius:10px;background:#0b5e6b;color:#fff;font:inherit;' +
  'text-decoration:none}form{display:grid;gap:16px;margin:0 0 24px;text-align:left}label{display:block}' +
  'input,textarea{box-sizing:border-box;width:100%;padding:10px;border:1px solid #6b7a80;border-radius:10px;' +
  'background:inherit;color:inherit;font:inherit}[hidden]{display:none}strong{color:#b3261e;margin-top:-12px}' +
  '@media(prefers-color-scheme:dark){body{background:#0e1a20;color:#f4eee2}a,button{background:#63bdc9;color:#06262c}' +
  'strong{color:#ffb4a9}}';
const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'self';frame-ancestors 'none'`;

/** Sends a small page that needs no other file. `title` is plain text and `body` is HTML. */
export function sendPlainPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const page = `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | Tero</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
  return reply.type('text/html; charset=utf-8').send(page);
}
