import type { Query, QueryKey } from '@tanstack/react-query';
import { showFavorite } from '../../features/favorites/queries.ts';
import { showLike } from '../../features/posts/card/like-queries.ts';
import { showActive } from '../../features/services/service-queries.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { cacheHeld } from '../../offline/cache/cache.ts';
import { type ItemKind, kindOf, type OutboxKind } from '../../offline/kinds.ts';
import { type Arrival, isHeld, isOpen, type OutboxItem, onArrived } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import { toast } from '../../ui/toast.tsx';
import { outboxKinds } from './outbox-kinds.ts';

/**
 * Shows an arrived item at once. If the connection broke before the refetch, the next start would otherwise show the
 * old state.
 */
const onArrival: Partial<Record<ItemKind, (item: OutboxItem, reply: unknown) => void>> = {
  favorite: (item) => cacheHeld(showFavorite(queryClient, item)),
  like: ({ params }, reply) =>
    cacheHeld(showLike(queryClient, Number(params.id), reply as Parameters<typeof showLike>[2])),
  'service-active': ({ params, body }) =>
    showActive(queryClient, Number(params.id), (body as { is_active: boolean }).is_active),
  // the bars show the name and the photo
  profile: () => void verifySession(),
};

/**
 * Starts handling arrivals and returns the kinds. The outbox sends nothing without the kinds, so no arrival is missed.
 */
export function welcomeArrivals(): typeof outboxKinds {
  onArrived(welcome);
  return outboxKinds;
}

/** Refreshes the data that an arrival has changed, including data beside the form that sent it, and shows a message. */
export function welcome({ kind, item, reply }: Arrival): void {
  onArrival[kind]?.(item, reply);
  const { stale, told }: OutboxKind = outboxKinds[kind];
  for (const { prefix: queryKey } of stale) void refresh(queryKey, isHeld(item));
  // the form that waits shows its own message
  if (told === null || isHeld(item)) return;
  toast.success(`${typeof told === 'string' ? told : told(reply)}: ${item.title}`);
}

/**
 * Refetches a subject. While a form waits for its item, the data that it edits stay (`forEditing`), and the next screen
 * fetches them.
 */
export async function refresh(queryKey: QueryKey, isAwaited: boolean): Promise<void> {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const isEdited = ({ meta }: Query) => isAwaited && meta?.edits === true;
  // earlier requests have been replaced already
  await queryClient.refetchQueries(
    { queryKey, type: 'active', predicate: (query) => !isEdited(query) },
    { cancelRefetch: false },
  );
}

const givenUp = new Set<string>();

/** Removes favorites and likes that the server refused, undoes them on the screen and shows a message. */
export function takeBackWishes(items: readonly OutboxItem[]): void {
  for (const item of items) if (kindOf(item.kind)?.told === null && !isOpen(item)) void giveUp(item);
}

async function giveUp({ id, kind, title, fault }: OutboxItem): Promise<void> {
  if (givenUp.has(id)) return;
  givenUp.add(id);
  toast.error(`No pudimos guardar «${title}». ${fault?.message ?? 'Probá de nuevo.'}`);
  await dropItem(id);
  for (const { prefix } of outboxKinds[kind].stale) void queryClient.invalidateQueries({ queryKey: prefix });
}
