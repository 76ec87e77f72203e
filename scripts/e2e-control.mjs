// Control endpoints for browser tests only:
// GET /mails and GET /pushes return the messages that have arrived, pushes decrypted.
// POST /push-subscription returns a browser subscribed at the push service, as PushSubscription.toJSON() gives it.
// GET /errors returns the server's unexpected errors; web/e2e/global-teardown.ts fails the run when there are any.
// POST /ask-of-contact?email=&provider= asks that client whether the provider responded, as a day after a contact.
// POST /tell-of-offers sends the notices of promotions, as at noon.
// POST /searched?q=&people= counts a search by that number of other people, who open nothing.
// POST /unconfirm?email= makes the sessions of that account need a new confirmation.
// POST /citas?at= reminds of citas and asks who came, as at that instant.
// POST /forget-codes?phone= forgets the codes sent to that phone, as on another day.
// POST /entitle?email= entitles that provider.
// POST /payments/… advances time for subscriptions.
import { localDay, startOfDay } from '@tero/shared/rules/time/time';
import { tellOfOffers } from '../api/src/features/offers/followers.ts';
import { askAboutCitas } from '../api/src/features/quotes/came/asking.ts';
import { remindOfCitas } from '../api/src/features/quotes/cita-reminders.ts';
import { countSearch } from '../api/src/features/searches/service.ts';
import { answerPayments } from './e2e-payments.mjs';

export function answerControl({ server, smtp, push, errors }, request, response) {
  const url = new URL(request.url, 'http://control');
  if (/^\/(entitle$|payments\/)/.test(url.pathname)) return answerPayments(server, request, response, url);
  if (request.method === 'POST' && url.pathname === '/unconfirm') {
    return unconfirm(server, url.searchParams.get('email')).then(() => response.writeHead(204).end());
  }
  if (request.method === 'POST' && url.pathname === '/ask-of-contact') {
    return askOfContact(server, url.searchParams).then(() => response.writeHead(204).end());
  }
  if (request.method === 'POST' && url.pathname === '/tell-of-offers') {
    return atNoon(server).then(() => response.writeHead(204).end());
  }
  if (request.method === 'POST' && url.pathname === '/citas') {
    return citasAt(server, new Date(url.searchParams.get('at'))).then(() => response.writeHead(204).end());
  }
  if (request.method === 'POST' && url.pathname === '/forget-codes') {
    const codes = server.deps.db.deleteFrom('phone_codes').where('phone', '=', url.searchParams.get('phone'));
    return codes.execute().then(() => response.writeHead(204).end());
  }
  if (request.method === 'POST' && url.pathname === '/searched') {
    return searched(server, url.searchParams).then(() => response.writeHead(204).end());
  }
  const read = {
    'GET /mails': () => smtp.mails,
    'GET /pushes': () => push.messages,
    'GET /errors': () => errors,
    'POST /push-subscription': () => push.subscribe(),
  }[`${request.method} ${url.pathname}`];
  if (!read) return response.writeHead(404).end();
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(read()));
}

/** Asks one person alone: others with contacts belong to other tests. */
async function askOfContact({ deps: { db, clock } }, params) {
  const asked_at = clock.now().toISOString();
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', params.get('email'))
    .executeTakeFirstOrThrow();
  const about = { account_id: id, provider_id: Number(params.get('provider')) };
  await db
    .insertInto('contact_questions')
    .values({ ...about, contacted_at: asked_at, asked_at })
    .execute();
}

/** Sets the clock to noon: notices are sent only in the daytime, but tests run at any hour. */
function atNoon({ deps }) {
  const noon = new Date(startOfDay(localDay(deps.clock.now())).getTime() + 12 * 3_600_000);
  return tellOfOffers({ ...deps, clock: { now: () => noon } });
}

async function citasAt({ deps }, at) {
  const then = { ...deps, clock: { now: () => at } };
  await remindOfCitas(then);
  await askAboutCitas(then);
}

async function unconfirm({ deps }, email) {
  const account = deps.db.selectFrom('accounts').select('id').where('email_key', '=', email);
  await deps.db.updateTable('sessions').set({ confirmed_at: null }).where('account_id', '=', account).execute();
}

async function searched({ deps }, params) {
  for (let nth = 1; nth <= Number(params.get('people')); nth += 1) {
    const searcher = { ip: `192.0.2.${nth}`, userAgent: 'a browser' };
    await countSearch(deps, { q: params.get('q'), opened: false }, searcher);
  }
}
