import type { Query, QueryKey } from '@tanstack/react-query';
import type { QuoteReply } from '../../features/quotes/queries.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import type { Subject } from '../../lib/query/subject.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { cacheHeld } from '../../offline/cache/cache.ts';
import { type Arrival, type ItemKind, isHeld, isOpen, type OutboxItem } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import { showFavorite } from '../../parts/favorite/queries.ts';
import { showLike } from '../../parts/post/like-queries.ts';
import { showActive } from '../../parts/service/queries.ts';
import {
  aboutCategories,
  aboutFavorites,
  aboutHistory,
  aboutInquiries,
  aboutOffers,
  aboutOwnProfile,
  aboutPosts,
  aboutProviders,
  aboutQuestions,
  aboutQuotes,
  aboutReviews,
  aboutServices,
  aboutSettings,
  staleByPause,
} from '../../parts/subjects.ts';
import { toast } from '../../ui/toast.tsx';

/** What is stale once an item of each kind has arrived. */
const stale: Record<ItemKind, readonly Subject[]> = {
  // the averages are part of lists, details, profiles and favorites
  review: [aboutReviews, aboutServices, aboutProviders, aboutFavorites],
  'review-edit': [aboutReviews, aboutServices, aboutProviders, aboutFavorites],
  reply: [aboutReviews],
  'reply-edit': [aboutReviews],
  post: [aboutPosts],
  'post-edit': [aboutPosts],
  // the first one is a step of the provider's start
  service: [aboutServices, aboutCategories, aboutProviders, aboutOwnProfile],
  'service-edit': [aboutServices, aboutCategories],
  'service-active': [aboutServices, aboutCategories],
  'post-removal': [aboutPosts],
  'service-removal': [aboutServices, aboutCategories, aboutOwnProfile],
  offer: [aboutOffers],
  'offer-edit': [aboutOffers],
  'offer-removal': [aboutOffers],
  // the page of a pedido tells its provider of them
  quote: [aboutQuotes, aboutInquiries],
  'quote-edit': [aboutQuotes, aboutInquiries],
  'quote-removal': [aboutQuotes, aboutInquiries],
  inquiry: [aboutInquiries],
  'reply-removal': [aboutReviews],
  profile: [aboutOwnProfile, aboutProviders, aboutServices, aboutPosts, aboutOffers],
  favorite: [aboutFavorites],
  like: [aboutPosts],
  tap: [aboutHistory, aboutInquiries],
  visit: [aboutHistory],
  'contact-answer': [aboutQuestions],
  contact: [],
  report: [],
  settings: [aboutSettings],
  pause: staleByPause,
};

/** How the arrival of an item is told; null: its button already shows the result. */
const told: Record<ItemKind, string | null> = {
  review: 'Se publicó',
  'review-edit': 'Se publicó',
  reply: 'Se publicó',
  'reply-edit': 'Se publicó',
  post: 'Se publicó',
  'post-edit': 'Se publicó',
  service: 'Se publicó',
  'service-edit': 'Se publicó',
  'service-active': 'Listo',
  'post-removal': 'Listo',
  'service-removal': 'Listo',
  offer: 'Se publicó',
  'offer-edit': 'Se publicó',
  'offer-removal': 'Listo',
  quote: 'Se guardó',
  'quote-edit': 'Se guardó',
  inquiry: 'Se guardó',
  'quote-removal': 'Listo',
  'reply-removal': 'Listo',
  profile: 'Se guardó',
  favorite: null,
  like: null,
  tap: null,
  visit: null,
  'contact-answer': 'Se guardó',
  contact: 'Se envió',
  report: 'Se envió',
  settings: 'Se guardó',
  pause: 'Listo',
};

/** Refreshes the data that an arrival has changed, also beside the form that sent it, and shows a message. */
export function welcome({ kind, item, reply }: Arrival): void {
  // where the signal goes before it is fetched again, the next start would show what was before
  if (kind === 'favorite') cacheHeld(showFavorite(queryClient, item));
  if (kind === 'like') {
    cacheHeld(showLike(queryClient, Number(item.params.id), reply as Parameters<typeof showLike>[2]));
  }
  if (kind === 'service-active') {
    showActive(queryClient, Number(item.params.id), (item.body as { is_active: boolean }).is_active);
  }
  // the bars show the name and the photo
  if (kind === 'profile') void verifySession();
  for (const { prefix: queryKey } of stale[kind]) void refresh(queryKey, isHeld(item));
  // the form that waits shows its own message
  if (told[kind] === null || isHeld(item)) return;
  toast.success(`${isSentQuote(reply) ? 'Ya le llegó en Tero' : told[kind]}: ${item.title}`);
}

/** A quote that answers a pedido goes to its writer by itself (rule QUOTE-28). */
function isSentQuote(reply: unknown): boolean {
  return (reply as Partial<QuoteReply> | null)?.quote?.arrived === true;
}

/** Fetches a subject anew. While a form waits for its item, what it edits stays as it is (`forEditing`): the next screen fetches it. */
export async function refresh(queryKey: QueryKey, isAwaited: boolean): Promise<void> {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const isEdited = ({ meta }: Query) => isAwaited && meta?.edits === true;
  // what was on its way has been asked for again already
  await queryClient.refetchQueries(
    { queryKey, type: 'active', predicate: (query) => !isEdited(query) },
    { cancelRefetch: false },
  );
}

const givenUp = new Set<string>();

/** Removes favorites and likes that the server refused, undoes them on the screen and shows a message. */
export function takeBackWishes(items: readonly OutboxItem[]): void {
  for (const item of items) if (told[item.kind] === null && !isOpen(item)) void giveUp(item);
}

async function giveUp({ id, title, fault }: OutboxItem): Promise<void> {
  if (givenUp.has(id)) return;
  givenUp.add(id);
  toast.error(`No se pudo. ${title}. ${fault?.message ?? ''}`.trim());
  await dropItem(id);
  for (const { prefix } of [aboutFavorites, aboutPosts]) void queryClient.invalidateQueries({ queryKey: prefix });
}
