// What only a browser test may do to its server. GET /mails and GET /pushes: what has arrived, pushes decrypted.
// POST /push-subscription: a browser that the push service knows, as PushSubscription.toJSON() gives it.
// POST /entitle?email=: that provider may publish. POST /payments/…: time passes for subscriptions, things go wrong.
import { answerPayments } from './e2e-payments.mjs';

export function answerControl({ server, smtp, push }, request, response) {
  const url = new URL(request.url, 'http://control');
  if (/^\/(entitle$|payments\/)/.test(url.pathname)) return answerPayments(server, request, response, url);
  const read = {
    'GET /mails': () => smtp.mails,
    'GET /pushes': () => push.messages,
    'POST /push-subscription': () => push.subscribe(),
  }[`${request.method} ${url.pathname}`];
  if (!read) return response.writeHead(404).end();
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(read()));
}
