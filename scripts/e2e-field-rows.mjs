// Reads the database rows of the people in one round of the field test.
import { join } from 'node:path';
import { sweepStaged } from '../api/src/images/staged.ts';
import { allFiles } from '../api/src/images/staged-repository.ts';
import { sweepImages } from '../api/src/images/sweep.ts';
import { filesIn } from './e2e-files.mjs';

/** Returns the rows of the round's accounts: one `{ thing, account, value }` for each row. */
export async function readRows(db, { mark, provider, client, switched, visited, doomed }) {
  const people = [provider.id, client.id];
  const all = (table, owner) => db.selectFrom(table).selectAll().where(owner, 'in', people).execute();
  const reviews = await all('reviews', 'client_id');
  const replies = await all('review_responses', 'provider_id');
  const posts = await all('posts', 'provider_id');
  const services = (await all('services', 'provider_id')).filter(({ deleted_at }) => deleted_at === null);
  // including messages by people without an account
  const ofRound = db.selectFrom('contact_messages').selectAll().where('message', 'like', `%${mark}n%`);
  const profiles = await all('provider_profiles', 'account_id');
  const settings = await all('notification_settings', 'account_id');
  const row = (thing, account, value = '') => ({ thing, account, value });
  const written = (kind, id, account, text) => {
    const made = /cosa-\w+/.exec(text);
    return row(made ? made[0] : `${kind}:${id}`, account, text);
  };
  return [
    ...(await all('favorites', 'account_id')).map((it) => row(`favorite:${it.service_id}`, it.account_id, 'true')),
    ...(await all('post_likes', 'account_id')).map((it) => row(`like:${it.post_id}`, it.account_id, 'true')),
    ...(await all('contacts', 'account_id')).map((it) => row(`tap:${it.service_id}`, it.account_id, 'true')),
    ...reviews.map((it) => row(`review:${it.service_id}`, it.client_id, it.comment)),
    ...replies.map((it) => row(`reply:${it.review_id}`, it.provider_id, it.response_text)),
    ...posts.map((it) => written('post', it.id, it.provider_id, it.content)),
    ...services.map((it) => written('service', it.id, it.provider_id, it.description)),
    ...services
      .filter(({ id }) => id === switched.id)
      .map((it) => row(`service-active:${it.id}`, it.provider_id, String(it.is_active === 1))),
    ...(await all('visits', 'account_id'))
      .filter(({ service_id }) => service_id === visited.id)
      .map((it) => row(`visit:${it.service_id}`, it.account_id, 'true')),
    ...(await all('contact_questions', 'account_id')).map((it) =>
      row(`contact-answer:${it.id}`, it.account_id, it.outcome ?? ''),
    ),
    ...(await all('content_reports', 'reporter_id')).map((it) => row('advance-report', it.reporter_id, it.reason)),
    ...(await all('offers', 'provider_id')).map((it) =>
      row(`offer:${it.id === doomed.offer.id ? it.id : it.start_date}`, it.provider_id, it.end_date),
    ),
    ...(await quotesOf(db, people)).map((it) => written('quote', it.id, it.provider_id, it.term)),
    ...(await citasOf(db, people)).map((it) => row(`cita:${it.quote_id}`, it.provider_id, it.place)),
    ...(await entriesOf(db, people)).map((it) => written('quote-entry', it.id, it.provider_id, it.text)),
    ...(await photosOf(db, people)).map((it) => row(`quote-photos:${it.quote_id}`, it.account_id, it.stage)),
    ...(await all('inquiries', 'account_id')).map((it) => written('inquiry', it.id, it.account_id, it.what)),
    ...profiles.map((it) => row('profile', it.account_id, it.description ?? '')),
    ...profiles.map((it) => row('pause', it.account_id, it.paused_until ?? '')),
    ...settings.map((it) => row('settings', it.account_id, promotions(it))),
    ...(await ofRound.execute()).map((it) => written(it.kind, it.id, it.account_id ?? 0, it.message)),
  ];
}

/** Returns the quotes that are not withdrawn, each with the term of its newest version. */
async function quotesOf(db, people) {
  const rows = await db
    .selectFrom('quotes as q')
    .innerJoin('quote_versions as v', (join) =>
      join.onRef('v.quote_id', '=', 'q.id').onRef('v.number', '=', 'q.version_number'),
    )
    .select(['q.id', 'q.provider_id', 'v.content'])
    .where('q.provider_id', 'in', people)
    .where('q.withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, term: JSON.parse(content).term ?? '' }));
}

function entriesOf(db, people) {
  return db
    .selectFrom('quote_entries as e')
    .innerJoin('quotes as q', 'q.id', 'e.quote_id')
    .select(['e.id', 'e.text', 'q.provider_id'])
    .where('q.provider_id', 'in', people)
    .execute();
}

function citasOf(db, people) {
  return db
    .selectFrom('citas as c')
    .innerJoin('quotes as q', 'q.id', 'c.quote_id')
    .select(['c.quote_id', 'c.place', 'q.provider_id'])
    .where('q.provider_id', 'in', people)
    .execute();
}

/** Returns the newest photo that each added to each work. */
async function photosOf(db, people) {
  const rows = await db
    .selectFrom('quote_photos')
    .select(['quote_id', 'account_id', 'stage'])
    .where('account_id', 'in', people)
    .orderBy('id')
    .execute();
  return [...new Map(rows.map((it) => [`${it.quote_id} ${it.account_id}`, it])).values()];
}

/** Returns the claims on idempotency keys without a response. `isDead`: the server that made the claim was killed. */
export async function readClaims(db, { since, provider, client }, upSince) {
  const owners = [provider.id, client.id].map((id) => `account:${id}`);
  const pending = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'created_at'])
    .where('owner', 'in', [...owners, 'anyone'])
    .where('answer', 'is', null)
    .where('created_at', '>=', since)
    .execute();
  return pending.map(({ key, created_at }) => ({ key, isDead: created_at < upSince }));
}

/** Returns the one switch that people press in the round. */
const promotions = ({ settings }) => String(JSON.parse(settings).email?.categories?.promotionalOffers ?? false);

/** Runs the hourly sweeps at once, and counts the files without a row and the rows without their file. */
export async function countLeftovers(deps, dataDir) {
  await sweepStaged(deps, 0);
  await sweepImages(deps, 0);
  const list = (folder) => filesIn(join(dataDir, folder));
  const named = await allFiles(deps.db);
  const stored = new Set(await list('staged'));
  return {
    'uploads without a file or a row': named.symmetricDifference(stored).size,
    incoming: (await list('incoming')).length,
  };
}
