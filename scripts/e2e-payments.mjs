// Control endpoints of browser tests for payments, on the port beside the server's:
//   POST /entitle?email=ana@correo.example                    that provider has a subscription for a month
//   POST /payments/advance?days=40&email=ana@correo.example   time passes for that provider's subscription
//   POST /payments/advance?days=40                            for every subscription that was paid for at the sandbox

import { inTransaction } from '../api/src/db/transaction.ts';
import { refreshEntitlement } from '../api/src/features/subscriptions/ledger/entitlement.ts';

const day = 24 * 3_600_000;
const dates = [
  'start_date',
  'end_date',
  'next_payment_date',
  'suspended_at',
  'created_at',
  'next_check_at',
  'first_charge_at',
  'paid_said_at',
];

export async function answerPayments(server, request, response, url) {
  const verb = request.method === 'POST' && verbs[url.pathname];
  if (!verb) return response.writeHead(404).end();
  try {
    await verb(server, url.searchParams);
    return response.writeHead(204).end();
  } catch (error) {
    return response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error.stack));
  }
}

/** Gives a provider the entitlement of a subscription that was paid outside MercadoPago. */
export async function entitle({ deps }, email) {
  const now = deps.clock.now();
  const at = now.toISOString();
  await inTransaction(deps.db, async (trx) => {
    const { id } = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', email)
      .where('kind', '=', 'provider')
      .executeTakeFirstOrThrow();
    await trx.insertInto('subscriptions').values(paidElsewhere(id, at)).execute();
    await refreshEntitlement(trx, id, now);
  });
}

const verbs = {
  '/entitle': (server, query) => entitle(server, query.get('email')),
  async '/payments/advance'(server, query) {
    const days = Number(query.get('days'));
    if (!(days > 0)) throw new Error('days is missing');
    const rows = await subscriptionsOf(server, query.get('email'));
    for (const row of rows) await makeOlder(server, row, days);
    for (const { mp_id } of rows) if (mp_id) await server.sandbox.ask('advance', { days, id: mp_id });
    await server.runJobs();
  },
};

/** Returns a row of a subscription that MercadoPago does not know. */
function paidElsewhere(provider_id, at) {
  const end_date = new Date(Date.parse(at) + 30 * day).toISOString();
  const reference = `e2e-${provider_id}`;
  const dates = { start_date: at, end_date, next_check_at: end_date, created_at: at, updated_at: at };
  const flags = { early_access: 0, auto_renewal: 0, cancel_at_mp: 0 };
  const kind = { status: 'active', amount: 89_000, payment_method: 'bank_transfer' };
  return { provider_id, ...kind, ...flags, ...dates, reference, idempotency_key: `create:${reference}` };
}

/**
 * Returns the subscriptions to change. Without an email these are only those paid at the sandbox, because other tests
 * run at the same time.
 */
async function subscriptionsOf({ deps }, email) {
  const query = deps.db.selectFrom('subscriptions as s').selectAll('s');
  if (!email) return query.where('s.mp_id', 'is not', null).execute();
  return query.innerJoin('accounts as a', 'a.id', 's.provider_id').where('a.email_key', '=', email).execute();
}

/** Moves a subscription's dates into the past. It does not advance the clock, because all tests share it. */
async function makeOlder({ deps }, row, days) {
  const earlier = (iso) => iso && new Date(Date.parse(iso) - days * day).toISOString();
  const changes = Object.fromEntries(dates.map((name) => [name, earlier(row[name])]));
  await inTransaction(deps.db, async (trx) => {
    await trx.updateTable('subscriptions').set(changes).where('id', '=', row.id).execute();
    // the grant gets older too: its rows are those hashes of the person that have its date
    const until = earlier(row.first_charge_at);
    if (until) await trx.updateTable('first_months').set({ until }).where('until', '=', row.first_charge_at).execute();
    if (row.provider_id) await refreshEntitlement(trx, row.provider_id, deps.clock.now());
  });
}
