import type { EndpointNames } from './endpoint-names.ts';
import { form } from './forms.ts';
import { filled } from './service-fields.ts';
import type { Theirs } from './theirs.ts';

type Named = Naming | 'caller' | 'everybody';

/**
 * A call that names a thing of another person. `own`: the caller reaches only their own things, whatever the call
 * names.
 */
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
 * What each call of an account names: a thing of one person (which the tests try as all other people), only the
 * `caller`, or a thing for `everybody` with a session. `theirs.test.ts` finds the calls that can name a thing, and
 * fails when a call has no entry. `makeTheirs` makes the things.
 */
const names: Readonly<Partial<Record<EndpointNames<{ auth: 'account' | 'client' | 'provider' }>, Named>>> = {
  'support.followUp': of(
    'client',
    ({ ids }) => `/api/users/me/messages/${ids.message}`,
    () => ({ message: 'Sigue sin andar' }),
  ),
  'blocks.create': of(
    'provider',
    () => '/api/provider/blocks',
    ({ ids }) => ({ origin: 'review', id: ids.review }),
  ),
  'blocks.remove': of('provider', ({ ids }) => `/api/provider/blocks/${ids.block}`),
  'favorites.add': 'everybody',
  'favorites.remove': of('client', ({ ids }) => `/api/favorites/${ids.service}`, undefined, true),
  'history.visit': 'everybody',
  // a code that was sent only to its person
  'confirmation.confirm': 'caller',
  'contactQuestions.answer': of(
    'client',
    ({ ids }) => `/api/contact-questions/${ids.question}`,
    () => ({ outcome: 'silent' }),
  ),
  'inquiries.create': 'everybody',
  'inquiries.remove': of('client', ({ ids }) => `/api/inquiries/${ids.inquiry}`),
  'metrics.ofProvider': of('provider', ({ provider }) => `/api/metrics/provider/${provider.id}`),
  'metrics.ofPosts': of('provider', ({ provider }) => `/api/metrics/posts/${provider.id}`),
  'metrics.phoneViews': of('provider', ({ provider }) => `/api/metrics/phone-views/${provider.id}`),
  'notifications.read': of('client', ({ ids }) => `/api/notifications/${ids.notice}/read`),
  // photos uploaded ahead are tested for all calls by one of them: publish.create
  'offers.create': 'caller',
  'offers.update': of(
    'provider',
    ({ ids }) => `/api/offers/${ids.offer}`,
    () => ({ startDate: '2026-04-01', endDate: '2026-05-01' }),
  ),
  'offers.remove': of('provider', ({ ids }) => `/api/offers/${ids.offer}`),
  'papers.send': 'caller',
  'papers.remove': of('provider', () => '/api/providers/profile/papers/ute', undefined, true),
  'phoneConfirmation.confirm': 'caller',
  'posts.create': 'caller',
  'posts.update': of(
    'provider',
    ({ ids }) => `/api/posts/${ids.post}`,
    () => ({ content: 'Terminamos otra obra' }),
  ),
  'posts.remove': of('provider', ({ ids }) => `/api/posts/${ids.post}`),
  'posts.checkLike': 'everybody',
  'posts.like': 'everybody',
  // anybody with the link of an invite may use it
  'profile.becomeProvider': 'everybody',
  'profile.updateAccount': of(
    'client',
    ({ client }) => `/api/users/${client.id}`,
    () => account,
  ),
  'profile.removeAccount': of('client', ({ client }) => `/api/users/${client.id}`),
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
  'push.subscribe': 'caller',
  'push.unsubscribe': of(
    'client',
    () => '/api/push/unsubscribe',
    ({ endpoint }) => ({ endpoint }),
    true,
  ),
  'push.remove': of('client', ({ ids }) => `/api/push/devices/${ids.device}`),
  'push.test': of('client', ({ ids }) => `/api/push/devices/${ids.device}/test`),
  // anybody with the link to a pedido may send a quote
  'quotes.create': 'everybody',
  'quotes.update': of(
    'provider',
    ({ ids }) => `/api/quotes/${ids.quote}`,
    () => ({ client_name: 'Otra', works: [{ text: 'Otro trabajo', price: 900 }] }),
  ),
  'quotes.withdraw': of('provider', ({ ids }) => `/api/quotes/${ids.quote}`),
  'quotePhotos.add': of(
    'provider',
    ({ finished }) => `/api/quotes/link/${finished}/photos`,
    ({ picture }) => form({ stage: 'after' }, 'photos', [picture]),
  ),
  'quotePhotos.remove': of('provider', ({ finished, ids }) => `/api/quotes/link/${finished}/photos/${ids.photo}`),
  'quotes.done': of('provider', ({ agreed }) => `/api/quotes/link/${agreed}/done`),
  'quoteEntries.add': of(
    'provider',
    ({ ids }) => `/api/quotes/${ids.agreed}/entries`,
    () => ({ kind: 'payment', text: 'Seña', amount: 500 }),
  ),
  'quoteEntries.takeBack': of('provider', ({ ids }) => `/api/quotes/${ids.agreed}/entries/1`),
  'reviews.create': 'everybody',
  'reviews.update': of(
    'client',
    ({ ids }) => `/api/reviews/${ids.review}`,
    () => stars,
  ),
  'reviews.remove': of('client', ({ ids }) => `/api/reviews/${ids.review}`),
  'reviews.ofProviderMetrics': of('provider', ({ provider }) => `/api/provider/${provider.id}/metrics`),
  'reviews.confirmContact': of(
    'provider',
    ({ ids }) => `/api/provider/reviews/${ids.review}/contact`,
    () => ({}),
  ),
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
  'savedSearches.remove': of('client', ({ ids }) => `/api/saved-searches/${ids.search}`),
  'services.setActive': of(
    'provider',
    ({ ids }) => `/api/services/${ids.service}/active`,
    () => ({ is_active: false }),
  ),
  'services.remove': of('provider', ({ ids }) => `/api/services/${ids.service}`),
  'receipts.find': of('provider', ({ ids }) => `/api/subscriptions/receipts/${ids.receipt}`),
  'receipts.file': of('provider', ({ ids }) => `/api/subscriptions/receipts/${ids.receipt}/cfe`),
  'subscriptions.ofProvider': of('provider', ({ provider }) => `/api/providers/subscription/${provider.id}`),
  // the server ignores the provider that a body names (rule SUB-8)
  'subscriptions.create': 'caller',
  'subscriptions.cancel': of('provider', ({ provider }) => `/api/providers/subscription/${provider.id}/cancel`),
  'subscriptions.createAgain': 'caller',
  'subscriptions.find': of('provider', ({ provider }) => `/api/subscriptions/provider/${provider.id}`),
  'twoFactor.confirm': 'caller',
  'twoFactor.disable': 'caller',
  'twoFactor.renewCodes': 'caller',
  'uploads.put': 'caller',
  'uploads.remove': of('provider', ({ uploadId }) => `/api/uploads/${uploadId}`, undefined, true),
};

export const naming: Readonly<Record<string, Named>> = names;
