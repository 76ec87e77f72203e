// What only a browser test may do to its server. GET /mails and GET /pushes: what has arrived, pushes decrypted.
// POST /push-subscription: a browser that the push service knows, as PushSubscription.toJSON() gives it.
// POST /entitle?email=: that provider may publish for a month. POST /payments/advance and /payments/fault: time passes for subscriptions, things go wrong.
import { openDatabase } from '../api/src/db/open.ts';
import { answerPayments } from './e2e-payments.mjs';

export function answerControl({ server, smtp, push, dataDir }, request, response) {
  const url = new URL(request.url, 'http://control');
  if (url.pathname.startsWith('/payments/')) return answerPayments(server, request, response, url);
  if (request.method === 'POST' && url.pathname === '/entitle') {
    return entitle(dataDir, url.searchParams.get('email'), response);
  }
  const read = {
    'GET /mails': () => smtp.mails,
    'GET /pushes': () => push.messages,
    'POST /push-subscription': () => push.subscribe(),
  }[`${request.method} ${url.pathname}`];
  if (!read) return response.writeHead(404).end();
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(read()));
}

async function entitle(dataDir, email, response) {
  const db = openDatabase({ databaseUrl: null, dataDir });
  const { numUpdatedRows } = await db
    .updateTable('provider_profiles')
    .set({ entitled_until: new Date(Date.now() + 30 * 86_400_000).toISOString() })
    .where('account_id', 'in', (eb) => eb.selectFrom('accounts').select('id').where('email', '=', email))
    .executeTakeFirst();
  await db.destroy();
  response.writeHead(numUpdatedRows === 1n ? 204 : 404).end();
}
