import type { FastifyReply, FastifyRequest } from 'fastify';
import { areaOf, isFile, pathOf } from '../core/address.ts';
import type { AppError } from '../core/errors.ts';
import { htmlOf } from '../delivery/mail/html.ts';
import { sendPlainPage } from './plain-page.ts';

/** Tells whether a browser asks for a page of the app, so that a person will see the response. */
export function asksForPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return areaOf(request) === 'app' && !isFile(pathOf(request)) && (headers.accept ?? '').includes('text/html');
}

/** Sends a small page that says what is wrong, because a browser would show the JSON error as raw text. */
export function sendErrorPage(reply: FastifyReply, { message, status }: AppError): FastifyReply {
  // the same address would fail again
  const way = status === 404 ? '<a href="/">Ir al inicio</a>' : '<a href="">Probar de nuevo</a>';
  return sendPlainPage(reply, 'No pudimos abrir la página', `<p>${htmlOf(message)}</p>${way}`);
}
