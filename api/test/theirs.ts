import { rowMaker } from './any-row.ts';
import type { EndpointNames } from './endpoint-names.ts';
import { form, image } from './forms.ts';
import type { Harness } from './harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from './people.ts';
import { writeReview } from './reviews.ts';
import { createPublisher, filled } from './service-form.ts';
import { createService } from './services.ts';

/** Two people with something of everything that calls can name, and what nobody else may read of them. */
export interface Theirs {
  client: Person;
  provider: Person;
  ids: Readonly<Record<Thing, number>>;
  uploadId: string;
  endpoint: string;
  secrets: readonly string[];
}

const things = [
  'service',
  'post',
  'offer',
  'review',
  'unanswered',
  'unread',
  'reply',
  'search',
  'notice',
  'device',
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
  const device = await row('push_subscriptions', { endpoint });
  await say(await createAdmin(h), '/api/admin/subscriptions/admin', { provider_id: provider.id, status: 'active' });
  const uploadId = crypto.randomUUID();
  await h.call('PUT', `/api/uploads/${uploadId}`, { as: provider.token, body: form({}, 'photo', [await image()]) });
  const ids = {
    ...{
      service: service.id,
      post: post.id,
      offer: offer.id,
      review: review.id,
      unanswered: unanswered.id,
      unread: unread.id,
    },
    ...{ reply: reply.id, search: search.id, notice: Number(notice.id), device: Number(device.id) },
  };
  const secrets = [mark, client.email, client.phone, provider.email, `1${2345000 + made}`];
  return { client, provider, ids, uploadId, endpoint, secrets };
}

/** Who else may try: each with a session of its own, or none. */
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

type Named = Naming | 'caller' | 'everybody';

/** A call that names something of somebody. `own`: whoever calls it reaches only what is its own, whatever it names. */
export interface Naming {
  as: 'client' | 'provider';
  path: (t: Theirs) => string;
  body?: (t: Theirs) => unknown;
  own?: true;
}

const { terms_accepted: _, ...fields } = filled;
const stars = { response_time_rating: 4, attention_rating: 4, work_quality_rating: 4, comment: 'Otra' };
const account = { name: 'Otro Nombre', phone: '099123456' };
const of = (as: Naming['as'], path: Naming['path'], body?: Naming['body'], own?: true): Naming => ({
  ...{ as, path },
  ...(body && { body }),
  ...(own && { own }),
});

/**
 * What each endpoint with a session and without the panel names: something of somebody (tried as everybody else), the
 * `caller` alone, or what is for `everybody` with a session. A new endpoint does not compile without its entry; a thing
 * that it names is made by `makeTheirs`.
 */
const names: Readonly<Record<EndpointNames<{ auth: 'account' | 'client' | 'provider' }>, Named>> = {
  'accounts.verify': 'caller',
  'confirmation.confirm': 'caller',
  'emailChange.request': 'caller',
  'emailChange.waiting': 'caller',
  'emailChange.cancel': 'caller',
  'support.own': 'caller',
  'favorites.list': 'caller',
  'favorites.add': 'everybody',
  'favorites.remove': of('client', ({ ids }) => `/api/favorites/${ids.service}`, undefined, true),
  'history.visited': 'caller',
  'history.contacted': 'caller',
  'history.contactedProviders': 'caller',
  'history.visit': 'everybody',
  'metrics.ofProvider': of('provider', ({ provider }) => `/api/metrics/provider/${provider.id}`),
  'metrics.ofPosts': of('provider', ({ provider }) => `/api/metrics/posts/${provider.id}`),
  'metrics.phoneViews': of('provider', ({ provider }) => `/api/metrics/phone-views/${provider.id}`),
  'notifications.list': 'caller',
  'notifications.unreadCount': 'caller',
  'notifications.read': of('client', ({ ids }) => `/api/notifications/${ids.notice}/read`),
  'notifications.markAllRead': 'caller',
  'notifications.settings': 'caller',
  'notifications.updateSettings': 'caller',
  'offers.create': 'caller',
  'offers.update': of(
    'provider',
    ({ ids }) => `/api/offers/${ids.offer}`,
    () => ({ startDate: '2026-04-01', endDate: '2026-05-01' }),
  ),
  'offers.remove': of('provider', ({ ids }) => `/api/offers/${ids.offer}`),
  'posts.create': 'caller',
  'posts.update': of(
    'provider',
    ({ ids }) => `/api/posts/${ids.post}`,
    () => ({ content: 'Terminamos otra obra' }),
  ),
  'posts.remove': of('provider', ({ ids }) => `/api/posts/${ids.post}`),
  'posts.checkLike': 'everybody',
  'posts.like': 'everybody',
  'profile.update': 'caller',
  'profile.remove': 'caller',
  'profile.changePassword': 'caller',
  'profile.becomeProvider': 'caller',
  'profile.exportData': 'caller',
  'profile.sessions': 'caller',
  'profile.closeOtherSessions': 'caller',
  'profile.updateAccount': of(
    'client',
    ({ client }) => `/api/users/${client.id}`,
    () => account,
  ),
  'profile.removeAccount': of('client', ({ client }) => `/api/users/${client.id}`),
  'providerProfile.own': 'caller',
  'providerProfile.complete': 'caller',
  'providerProfile.checklist': 'caller',
  'providerProfile.verification': 'caller',
  'providerProfile.resubmit': 'caller',
  'providerProfile.update': 'caller',
  'publish.create': of(
    'provider',
    () => '/api/services',
    ({ uploadId }) => ({ ...filled, photoIds: [uploadId] }),
  ),
  'publish.update': of(
    'provider',
    ({ ids }) => `/api/services/${ids.service}`,
    () => fields,
  ),
  'push.devices': 'caller',
  'push.subscribe': 'caller',
  'push.unsubscribe': of(
    'client',
    () => '/api/push/unsubscribe',
    ({ endpoint }) => ({ endpoint }),
    true,
  ),
  'push.remove': of('client', ({ ids }) => `/api/push/devices/${ids.device}`),
  'push.test': of('client', ({ ids }) => `/api/push/devices/${ids.device}/test`),
  'reviews.own': 'caller',
  'reviews.create': 'everybody',
  'reviews.update': of(
    'client',
    ({ ids }) => `/api/reviews/${ids.review}`,
    () => stars,
  ),
  'reviews.remove': of('client', ({ ids }) => `/api/reviews/${ids.review}`),
  'reviews.ofProviderMetrics': of('provider', ({ provider }) => `/api/provider/${provider.id}/metrics`),
  'reviews.unanswered': 'caller',
  'reviews.reply': of(
    'provider',
    ({ ids }) => `/api/provider/reviews/${ids.unread}/reply`,
    () => ({ reply: 'Gracias' }),
  ),
  'reviews.createResponse': of(
    'provider',
    () => '/api/review-responses/create',
    ({ ids }) => ({ review_id: ids.unanswered, response_text: 'Gracias', is_public: true }),
  ),
  'reviews.updateResponse': of(
    'provider',
    ({ ids }) => `/api/review-responses/${ids.reply}`,
    () => ({ response_text: 'Otra' }),
  ),
  'reviews.removeResponse': of('provider', ({ ids }) => `/api/review-responses/${ids.reply}`),
  'savedSearches.list': 'caller',
  'savedSearches.create': 'caller',
  'savedSearches.remove': of('client', ({ ids }) => `/api/saved-searches/${ids.search}`),
  'services.setActive': of(
    'provider',
    ({ ids }) => `/api/services/${ids.service}/active`,
    () => ({ is_active: false }),
  ),
  'services.remove': of('provider', ({ ids }) => `/api/services/${ids.service}`),
  'subscriptions.ofProvider': of('provider', ({ provider }) => `/api/providers/subscription/${provider.id}`),
  // the provider that a body names is not looked at (rule SUB-8)
  'subscriptions.create': 'caller',
  'subscriptions.cancel': of('provider', ({ provider }) => `/api/providers/subscription/${provider.id}/cancel`),
  'subscriptions.createAgain': 'caller',
  'subscriptions.find': of('provider', ({ provider }) => `/api/subscriptions/provider/${provider.id}`),
  'subscriptions.firstCharge': 'caller',
  'subscriptions.check': 'caller',
  'subscriptions.payments': 'caller',
  'uploads.put': 'caller',
  'uploads.remove': of('provider', ({ uploadId }) => `/api/uploads/${uploadId}`, undefined, true),
};

export const naming: Readonly<Record<string, Named>> = names;
