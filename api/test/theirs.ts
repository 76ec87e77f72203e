import { rowMaker } from './any-row.ts';
import { form, image } from './forms.ts';
import type { Harness } from './harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from './people.ts';
import { writeReview } from './reviews.ts';
import { createPublisher } from './service-form.ts';
import { createService } from './services.ts';

/** Two people with a thing of every kind that calls can name, and data that nobody else may read. */
export interface Theirs {
  client: Person;
  provider: Person;
  ids: Readonly<Record<Thing, number>>;
  uploadId: string;
  endpoint: string;
  /** the token of a quote that the client accepted */
  agreed: string;
  /** the token of another quote, whose work is done */
  finished: string;
  picture: Buffer;
  secrets: readonly string[];
}

const things = [
  'service',
  'post',
  'offer',
  'quote',
  'agreed',
  'review',
  'unanswered',
  'unread',
  'reply',
  'search',
  'notice',
  'device',
  'question',
  'inquiry',
  'photo',
  'message',
  'receipt',
  'block',
] as const;
type Thing = (typeof things)[number];

let made = 0;

/** Makes the two and what they have, each time others. */
export async function makeTheirs(h: Harness): Promise<Theirs> {
  made += 1;
  const mark = `zz${made}q`;
  const client = await createClient(h, {
    name: `Anónima ${mark}`,
    phone: `0991${10000 + made}`,
    address: `Calle ${mark}`,
  });
  const provider = await createPublisher(h, { cedula_number: `1${2345000 + made}`, emergency_contact: `Tía ${mark}` });
  const say = async (as: Person, path: string, body: unknown, ...way: string[]) => {
    const { body: said } = await h.call('POST', path, { as: as.token, body });
    return way.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], said) as { id: number };
  };
  const service = await createService(h, provider, { images: ['obra'] });
  const other = await createService(h, provider);
  const post = await say(provider, '/api/posts', { content: 'Terminamos una obra' }, 'post');
  const dates = form({ startDate: '2026-04-01', endDate: '2026-04-05' }, 'image', [await image()]);
  const offer = await say(provider, '/api/offers', dates, 'offer');
  const works = [{ text: `Trabajo ${mark}`, price: 1500 }];
  const quote = await say(provider, '/api/quotes', { client_name: `Ana ${mark}`, works }, 'quote');
  const agreed = await say(provider, '/api/quotes', { client_name: `Ana ${mark}`, works }, 'quote');
  const accepted = { accepted_at: h.clock.now().toISOString(), accepted_by: client.id, accepted_phone: client.phone };
  const done = await say(provider, '/api/quotes', { client_name: `Ana ${mark}`, works }, 'quote');
  const accept = async (id: number, said: object = {}) =>
    (
      await h.deps.db
        .updateTable('quotes')
        .set({ ...accepted, accepted_name: `Ana ${mark}`, ...said })
        .where('id', '=', id)
        .returning('token')
        .executeTakeFirstOrThrow()
    ).token;
  const token = await accept(agreed.id);
  const finished = await accept(done.id, { done_said_at: accepted.accepted_at, done_said_side: 'provider' });
  await say(
    provider,
    `/api/quotes/${agreed.id}/entries`,
    { kind: 'extra', text: `Sifón ${mark}`, amount: 1800 },
    'quote',
  );
  const picture = await image();
  const shot = form({ stage: 'before' }, 'photos', [picture]);
  const [photo = 0] = (await say(provider, `/api/quotes/link/${finished}/photos`, shot, 'ids')) as unknown as number[];
  const review = (await writeReview(h, client, service, { is_anonymous: true, comment: 'Muy bien' })).body.review;
  const unanswered = (await writeReview(h, client, other, { is_anonymous: true })).body.review;
  const third = await createService(h, provider);
  const unread = (await writeReview(h, client, third, { is_anonymous: true })).body.review;
  const answer = { review_id: review.id, response_text: `En privado ${mark}`, is_public: false };
  const reply = await say(provider, '/api/review-responses/create', answer, 'response');
  await h.call('POST', '/api/favorites', { as: client.token, body: { service_id: service.id } });
  const search = await say(client, '/api/saved-searches', { q: `busco ${mark}` }, 'search');
  const row = await rowMaker(h.deps.db, client.id);
  const endpoint = `https://push.example/${mark}`;
  const notice = await row('notifications', { message: mark, dedupe_key: mark });
  const message = await row('contact_messages', {
    message: mark,
    kind: 'contact',
    ip: '203.0.113.7',
    account_id: client.id,
  });
  const device = await row('push_subscriptions', { endpoint });
  const asked = h.clock.now().toISOString();
  const question = await row('contact_questions', { provider_id: provider.id, asked_at: asked, contacted_at: asked });
  const pedido = { what: `Pedido ${mark}`, place: 'Pocitos', timing: 'hoy', service_ids: [service.id] };
  const inquiry = await say(client, '/api/inquiries', pedido, 'inquiry');
  const admin = await createAdmin(h);
  const blocked = { provider_id: provider.id, account_id: admin.id, origin: 'phone', origin_id: admin.id };
  const block = await row('provider_blocks', blocked);
  await say(admin, '/api/admin/subscriptions/admin', { provider_id: provider.id, status: 'active' });
  const paid = { provider_id: provider.id, amount: 890, status: 'completed' };
  const payment = await say(admin, '/api/admin/payments/admin', paid, 'payment');
  const receipts = h.deps.db.selectFrom('receipts').select('number').where('payment_id', '=', payment.id);
  const { number } = await receipts.executeTakeFirstOrThrow();
  const cfe = { cfe_number: `A-${mark}`, file: { name: `${mark}.pdf`, content: 'JVBERi0xLjQK' } };
  await h.call('PUT', `/api/admin/receipts/${number}/cfe`, { as: admin.token, body: cfe });
  const uploadId = crypto.randomUUID();
  await h.call('PUT', `/api/uploads/${uploadId}`, { as: provider.token, body: form({}, 'photo', [await image()]) });
  const ids = {
    ...{
      service: service.id,
      post: post.id,
      offer: offer.id,
      quote: quote.id,
      agreed: agreed.id,
      review: review.id,
      unanswered: unanswered.id,
      unread: unread.id,
    },
    ...{ question: Number(question.id), inquiry: inquiry.id, photo },
    ...{
      reply: reply.id,
      search: search.id,
      notice: Number(notice.id),
      device: Number(device.id),
      message: Number(message.id),
      receipt: number,
      block: Number(block.id),
    },
  };
  const secrets = [mark, client.email, client.phone, provider.email, `1${2345000 + made}`];
  return { client, provider, ids, uploadId, endpoint, agreed: token, finished, picture, secrets };
}

/** Returns the other people who may try, each with a session, and a visitor without one. */
export async function makeOthers(h: Harness): Promise<Readonly<Record<string, string | null>>> {
  const past = '2026-01-01T00:00:00.000Z';
  const gone = await createClient(h);
  const goneToo = await signIn(h, gone);
  await h.call('DELETE', '/api/users/profile', { as: gone.token });
  return {
    'a visitor': null,
    'another client': (await createClient(h)).token,
    'another provider': (await createPublisher(h)).token,
    'a provider whose subscription ended': (await createProvider(h, { entitled: past })).token,
    'somebody whose email is not verified': (await createClient(h, { email_verified: 0 })).token,
    'an administrator without the second step that is due': (await createAdmin(h, { two_factor_due_at: past })).token,
    'somebody who deleted the account': goneToo,
  };
}
