// What only a browser test may do to its server. GET /mails: what mails have arrived. POST /entitle?email=: that provider
// may publish. POST /payments/advance and /payments/fault: time passes for subscriptions, things go wrong.
import { answerPayments } from './e2e-payments.mjs';

export function answerControl({ server, smtp }, request, response) {
  const url = new URL(request.url, 'http://control');
  if (/^\/(entitle$|payments\/)/.test(url.pathname)) return answerPayments(server, request, response, url);
  if (url.pathname !== '/mails') return response.writeHead(404).end();
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(smtp.mails));
}
