// Times every list of the panel at the size of a busy marketplace: each page, order, filter and search that the contract
// has of it, so that a list or a filter which is added is measured too.
import { contract } from '@tero/shared/contract/index';
import { openBench } from './database.mjs';

/** What a list may take at most, p95 in ms of wall time. */
export const mostOfList = 60;

const size = { services: 20_000, payments: 12, messages: 5000, acts: 50_000, cases: 2000 };
const warmUp = 3;
const day = 86_400_000;

/** Texts that people type: a name, a part of one, what many have, the beginning of a word, a day. */
const texts = ['romerillal', 'merillal', 'demo', 'ma', '10/3', 'reparacion de'];
/** A value of each filter that only some have; one that is missing here is told. */
const values = {
  role: ['user'],
  email_verified: ['1', '0'],
  verification_status: ['approved', 'pending'],
  is_active: ['1', '0'],
  provider_id: [(ids) => ids.provider],
  client_id: [(ids) => ids.client],
  account_id: [(ids) => ids.client],
  personId: [(ids) => ids.client],
  adminId: [(ids) => ids.admin],
  entityId: [(ids) => ids.client],
  entityType: ['service'],
  action: ['update'],
  subscription_id: ['1'],
  category_id: ['5'],
  rating: ['5', '1'],
  status: { '/api/admin/payments': ['completed', 'failed'], '/api/admin/subscriptions': ['active', 'expired'] },
  state: { '/api/admin/messages': ['nuevo', 'cerrado'], '/api/admin/moderation': ['waiting', 'closed'] },
  kind: { '/api/admin/messages': ['report'], '/api/admin/moderation': ['service'] },
  waits: ['1', '0'],
  confirmed: ['1'],
  days: ['30'],
  device: ['mobile'],
};
const paging = ['page', 'limit', 'after', 'before', 'sort', 'ids', 'search', 'from', 'to'];

/** The lists of the panel, each with the addresses that are asked. */
function listsOf(ids) {
  const lists = Object.values(contract)
    .flatMap((endpoints) => Object.values(endpoints))
    .filter(
      ({ auth, method, produces, query }) => auth === 'admin' && method === 'GET' && !produces && query?.shape?.page,
    );
  return lists.map(({ path, query: { shape } }) => ({ path, addresses: addressesOf(path, shape, ids) }));
}

function addressesOf(path, shape, ids) {
  const queries = [
    '',
    'page=2',
    'page=200',
    ...('search' in shape ? texts.map((text) => `search=${encodeURIComponent(text)}`) : []),
  ];
  if ('from' in shape) queries.push('from=2026-01-01&to=2026-06-30', 'from=2020-01-01');
  for (const order of shape.sort?.unwrap().options ?? []) queries.push(`sort=${order}`, `sort=${order}&page=150`);
  for (const name of Object.keys(shape).filter((name) => !paging.includes(name))) {
    const known = Array.isArray(values[name]) ? values[name] : values[name]?.[path];
    if (!known) throw new Error(`scripts/bench/panel.mjs has no value for ${name} of ${path}`);
    for (const value of known) queries.push(`${name}=${typeof value === 'function' ? value(ids) : value}`);
  }
  return queries.map((query) => `${path}?limit=50&${query}`);
}

/** Returns a row a list, the slowest first: how many addresses, rows, and of the slowest address median and p95. */
export async function measurePanel(calls, folder, server = null) {
  const bench = await openBench(size.services, folder, server);
  const { app, db, admin, close } = bench;
  try {
    const ids = await fill(db);
    const rows = [];
    for (const { path, addresses } of listsOf(ids)) {
      const times = [];
      let total = 0;
      for (const url of addresses) {
        const { answer, taken } = await timed({ app, admin, url, calls });
        times.push({ url, ...taken });
        if (url.endsWith('&')) total = totalOf(answer);
      }
      const [worst] = times.toSorted((one, other) => other.p95 - one.p95);
      rows.push({ path, asked: addresses.length, total, ...worst });
      console.log(`${path}: p95 ${worst.p95.toFixed(1)} ms, of ${worst.url}`);
    }
    return rows.toSorted((one, other) => other.p95 - one.p95);
  } finally {
    await close();
  }
}

async function timed({ app, admin, url, calls }) {
  const times = [];
  let answer;
  for (let call = -warmUp; call < calls; call += 1) {
    const began = performance.now();
    const reply = await app.inject({ url, headers: { authorization: admin } });
    const took = performance.now() - began;
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
    if (call >= 0) times.push(took);
    answer ??= reply.json();
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { answer, taken: { median: at(0.5), p95: at(0.95) } };
}

function totalOf(answer) {
  return answer.total ?? answer.pagination?.total ?? answer.data?.pagination?.total ?? 0;
}

/** What the seed does not make: payments, messages, the log, and cases of moderation. */
async function fill(db) {
  const now = Date.now();
  const at = (n) => new Date(now - (n % 900) * day - n * 1000).toISOString();
  const people = await db.selectFrom('accounts').select(['id', 'kind', 'role']).execute();
  const of = (kind) => people.filter((one) => one.kind === kind && one.role !== 'admin').map(({ id }) => id);
  const [clients, providers, admin] = [of('user'), of('provider'), people.find(({ role }) => role === 'admin').id];
  const any = (ids, n) => ids[n % ids.length];
  await insert(db, 'payments', providers.length * size.payments, (n) => ({
    provider_id: any(providers, n),
    amount: 89_000,
    payment_method: 'mercadopago',
    status: n % 40 === 0 ? 'failed' : 'completed',
    transaction_id: `MP-${100_000 + n}`,
    payment_date: at(n),
    created_at: at(n),
    updated_at: at(n),
  }));
  await insert(db, 'contact_messages', size.messages, (n) => ({
    kind: n % 3 === 0 ? 'report' : 'contact',
    state: n % 10 === 0 ? 'nuevo' : 'cerrado',
    account_id: n % 2 ? any(clients, n * 7) : null,
    name: `Ana Romerillal ${n}`,
    email: `ana${n}@ejemplo.uy`,
    subject: 'Consulta por mi cuenta',
    message: `Hola, ¿cómo hago para cambiar la reparación de ${n}?`,
    ip: '203.0.113.1',
    created_at: at(n),
  }));
  await insert(db, 'admin_logs', size.acts, (n) => ({
    admin_id: admin,
    action: n % 5 === 0 ? 'view' : 'update',
    entity_type: ['user', 'provider', 'service', 'payment', 'review'][n % 5],
    entity_id: any(n % 2 ? clients : providers, n),
    ip_address: '203.0.113.1',
    details: JSON.stringify({ is_active: { before: true, after: false } }),
    created_at: at(size.acts - n),
  }));
  await insert(db, 'moderation_cases', size.cases, (n) => ({
    kind: 'service',
    thing_id: n + 1,
    author_id: any(providers, n),
    state: n % 20 === 0 ? 'open' : 'closed',
    reports: 1,
    waits_since: at(n),
  }));
  return { client: any(clients, 500), provider: any(providers, 500), admin };
}

async function insert(db, table, count, rowOf) {
  const step = 500;
  for (let from = 0; from < count; from += step) {
    const rows = Array.from({ length: Math.min(step, count - from) }, (_, at) => rowOf(from + at));
    await db.insertInto(table).values(rows).execute();
  }
}

/** The rows as a table of Markdown. */
export function tableOfPanel(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const count = new Intl.NumberFormat('en');
  const body = rows.map(({ path, asked, total, url, median, p95 }) =>
    line([
      `\`${path}\``,
      asked,
      count.format(total),
      median.toFixed(1),
      p95.toFixed(1),
      `\`${url.split('&').slice(1).join('&') || 'the first page'}\``,
    ]),
  );
  return [
    line(['list', 'requests', 'rows', 'median', 'p95', 'the slowest one']),
    line(['---', '--:', '--:', '--:', '--:', '---']),
    ...body,
  ].join('\n');
}
