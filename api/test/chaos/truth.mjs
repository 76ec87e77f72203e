// Compares the database with the responses that people got: finds lost and doubled rows, missing pictures, and messages
// sent twice.
import { imageUrl, widths } from '../../src/images/store.ts';

const groupBy = (rows, keyOf) => Map.groupBy(rows, keyOf);

/** Returns the checks of a run, each as `{ name, found }` with its faults. */
export async function compare({ db, ledger, asking, mails, errors, recovered, longestRecovery, origin }) {
  const rows = await readAll(db);
  const written = Object.entries(findersOf(rows)).flatMap(([kind, find]) =>
    ledger[kind].map((entry) => ({ kind, entry, count: find(entry).length, rows: find(entry) })),
  );
  const nameOf = ({ kind, entry }) => `${kind} ${entry.mark ?? entry.account ?? entry.provider}`;
  const refused = Object.entries(ledger).flatMap(([kind, entries]) =>
    entries.filter((entry) => entry.refused).map(({ refused: why }) => `${kind}: ${why}`),
  );
  return [
    {
      name: 'acknowledged writes lost',
      found: written.filter(({ entry, count }) => entry.told && count === 0).map(nameOf),
    },
    { name: 'writes doubled', found: written.filter(({ count }) => count > 1).map(nameOf) },
    { name: 'pictures missing', found: await missingPictures(rows, written, origin) },
    { name: 'signed out and still in', found: await stillIn(ledger.session, asking) },
    { name: 'refused without a reason', found: refused },
    { name: 'responses of 500', found: asking.faults },
    { name: 'unexpected errors in the log', found: errors.map((text) => text.slice(0, 300)) },
    { name: 'notices other than one each', found: wrongNotices(rows) },
    { name: 'mails of reviews that never came', found: missingMails(rows, mails) },
    {
      name: 'recoveries that took more than 5 s',
      found: Object.entries(recovered)
        .filter(([, { longest }]) => longest > longestRecovery)
        .map(([what, { longest }]) => `${what}: ${longest.toFixed(1)} s`),
    },
  ];
}

async function readAll(db) {
  const all = (table, columns) => db.selectFrom(table).select(columns).execute();
  return {
    services: await all('services', ['id', 'additional_notes', 'provider_id']),
    serviceImages: await all('service_images', ['service_id', 'file']),
    posts: await all('posts', ['id', 'content', 'provider_id']),
    postImages: await all('post_images', ['post_id', 'file']),
    reviews: await all('reviews', ['id', 'comment', 'service_id', 'provider_id']),
    likes: await all('post_likes', ['post_id', 'account_id']),
    favorites: await all('favorites', ['service_id', 'account_id']),
    contacts: await all('contacts', ['service_id', 'account_id']),
    messages: await all('contact_messages', ['id', 'message']),
    subscriptions: await all('subscriptions', ['id', 'provider_id', 'status']),
    notices: await all('notifications', ['account_id', 'type', 'dedupe_key', 'link']),
    accounts: await all('accounts', ['id', 'email', 'kind']),
    waiting: await db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute(),
  };
}

/** Returns the log rows of an act. */
function findersOf(rows) {
  const marked = (table, column) => (entry) =>
    rows[table].filter((row) => row[column]?.split(' ').includes(entry.mark));
  return {
    service: marked('services', 'additional_notes'),
    post: marked('posts', 'content'),
    review: marked('reviews', 'comment'),
    message: marked('messages', 'message'),
    like: ({ account, post }) => rows.likes.filter((row) => row.account_id === account && row.post_id === post),
    favorite: ({ account, service }) =>
      rows.favorites.filter((row) => row.account_id === account && row.service_id === service),
    contact: ({ account, service }) =>
      rows.contacts.filter((row) => row.account_id === account && row.service_id === service),
    payment: ({ provider }) =>
      rows.subscriptions.filter((row) => row.provider_id === provider && row.status === 'active'),
  };
}

async function missingPictures(rows, written, origin) {
  const missing = [];
  const of = { service: [rows.serviceImages, 'service_id'], post: [rows.postImages, 'post_id'] };
  for (const { kind, entry, rows: found } of written) {
    if (!of[kind] || found.length !== 1) continue;
    const [images, column] = of[kind];
    const own = images.filter((image) => image[column] === found[0].id);
    if (own.length !== entry.photos) missing.push(`${kind} ${entry.mark}: ${own.length} of ${entry.photos}`);
    for (const address of own.flatMap(({ file }) => widths[kind].map((width) => imageUrl(file, width)))) {
      const response = await fetch(origin + address);
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok || byteLength === 0) missing.push(`${kind} ${entry.mark}: ${address} is ${response.status}`);
    }
  }
  return missing;
}

async function stillIn(sessions, asking) {
  const found = [];
  for (const { token, told, account } of sessions) {
    if (!told) continue;
    const response = await asking.once('GET', '/api/auth/verify', { as: token });
    if (response?.status !== 401) found.push(`${account}: ${response?.status}`);
  }
  return found;
}

/** Returns the reviews that do not have exactly one notice for their provider in the app. */
function wrongNotices({ reviews, notices }) {
  const told = groupBy(
    notices.filter(({ type }) => type === 'new_review'),
    ({ dedupe_key }) => dedupe_key,
  );
  const twice = [...told].filter(([, same]) => same.length > 1).map(([key]) => `${key}: twice`);
  const missing = told.size === reviews.length ? [] : [`${told.size} notices of ${reviews.length} reviews`];
  return [...twice, ...missing];
}

/**
 * Returns the mails that did not arrive. A mail arrives at least once, and twice only under the same Message-ID, which
 * mail programs show once.
 */
function missingMails({ reviews, accounts, waiting }, mails) {
  const emailOf = new Map(accounts.map(({ id, email }) => [id, email]));
  const wanted = groupBy(reviews, ({ provider_id }) => emailOf.get(provider_id));
  const came = groupBy(mails, ({ recipients }) => recipients[0]);
  const short = [...wanted].flatMap(([email, own]) => {
    const ids = new Set(
      (came.get(email) ?? []).filter(({ subject }) => /reseña/i.test(subject)).map(({ messageId }) => messageId),
    );
    return ids.size === own.length ? [] : [`${email}: ${ids.size} of ${own.length}`];
  });
  return waiting.length > 0 ? [...short, `${waiting.length} wait`] : short;
}
