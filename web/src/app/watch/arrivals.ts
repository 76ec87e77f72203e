import type { Favorite } from '@tero/shared/contract/favorites';
import { queryClient } from '../../lib/http/query-client.ts';
import { dropDraft, readDraft } from '../../offline/drafts/drafts.ts';
import { type Arrival, dropItem, type ItemKind, isHeld, isOpen, type OutboxItem } from '../../offline/outbox/outbox.ts';
import type { FormDraft } from '../../parts/form/use-draft.ts';
import { toast } from '../../ui/toast.tsx';

/** The query keys to invalidate when an item of each kind has arrived. */
const stale: Record<ItemKind, readonly string[]> = {
  // the averages are part of lists, details, profiles and favorites
  review: ['reviews', 'services', 'providers', 'favorites'],
  reply: ['reviews'],
  post: ['posts'],
  'post-edit': ['posts'],
  service: ['services', 'categories', 'providers'],
  'service-edit': ['services', 'categories'],
  favorite: ['favorites'],
  like: ['posts'],
  contact: [],
  report: [],
};

/** Kinds without a message on arrival: their button already shows the result. */
const quiet: readonly ItemKind[] = ['favorite', 'like'];

/** Refreshes the data that an arrival has changed, and shows a message. */
export function welcome({ kind, item }: Arrival): void {
  if (kind === 'favorite') showFavorite(item);
  // the form that waits navigates to a screen that fetches the data; until then its own screen stays unchanged
  const refetchType = isHeld(item) && !quiet.includes(kind) ? 'none' : 'active';
  for (const key of stale[kind]) void queryClient.invalidateQueries({ queryKey: [key], refetchType });
  void dropOwnDraft(item);
  // the form that waits shows its own message
  if (quiet.includes(kind) || isHeld(item)) return;
  toast.success(`${kind === 'contact' || kind === 'report' ? 'Se envió' : 'Se publicó'}: ${item.title}`);
}

/** Updates the list of favorites until it is fetched again; otherwise the heart would go off for a moment. */
function showFavorite({ subject, params }: OutboxItem): void {
  queryClient.setQueryData<Favorite[]>(['favorites'], (list) => {
    const others = list?.filter(({ service_id }) => service_id !== Number(params.serviceId));
    return others && (subject ? [subject as Favorite, ...others] : others);
  });
}

/** Deletes the draft of a page that was closed while it sent, because the item has arrived now. */
async function dropOwnDraft(item: OutboxItem): Promise<void> {
  const { id, account, draft } = item;
  if (!draft || draft.local || isHeld(item)) return;
  const owner = { account, form: draft.form };
  const stored = await readDraft<FormDraft<unknown>>(owner).catch(() => null);
  if (stored?.values.attempt?.idempotencyKey === id) await dropDraft(owner);
}

const givenUp = new Set<string>();

/** Removes favorites and likes that the server refused, undoes them on the screen and shows a message. */
export function takeBackWishes(items: readonly OutboxItem[]): void {
  for (const item of items) if (quiet.includes(item.kind) && !isOpen(item)) void giveUp(item);
}

async function giveUp({ id, title, fault }: OutboxItem): Promise<void> {
  if (givenUp.has(id)) return;
  givenUp.add(id);
  toast.error(`No se pudo. ${title}. ${fault?.message ?? ''}`.trim());
  await dropItem(id);
  for (const key of ['favorites', 'posts']) void queryClient.invalidateQueries({ queryKey: [key] });
}
