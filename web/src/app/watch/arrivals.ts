import type { Favorite } from '@tero/shared/contract/favorites';
import { queryClient } from '../../lib/http/query-client.ts';
import { dropDraft, readDraft } from '../../offline/drafts/drafts.ts';
import type { Arrival, ItemKind, OutboxItem } from '../../offline/outbox/item.ts';
import { dropItem } from '../../offline/outbox/outbox.ts';
import type { FormDraft } from '../../parts/form/use-draft.ts';
import { isHeld, isOpen } from '../../parts/outbox/waiting.ts';
import { toast } from '../../ui/toast.tsx';

/** What is asked of the server anew once something of a kind has arrived. */
const stale: Record<ItemKind, readonly string[]> = {
  // the averages stand in lists, details, profiles and favourites
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

/** Small wishes: they are seen where they were made, and nobody waits to hear of them. */
const quiet: readonly ItemKind[] = ['favorite', 'like'];

/** Asks anew for what an arrival has changed, and tells of it. */
export function welcome({ kind, item }: Arrival): void {
  if (kind === 'favorite') showFavorite(item);
  // the form that waits for it goes on to where it is asked for; until then its own screen stays as it is
  const refetchType = isHeld(item) && !quiet.includes(kind) ? 'none' : 'active';
  for (const key of stale[kind]) void queryClient.invalidateQueries({ queryKey: [key], refetchType });
  void dropOwnDraft(item);
  // the form that waits for it tells by itself
  if (quiet.includes(kind) || isHeld(item)) return;
  toast.success(`${kind === 'contact' || kind === 'report' ? 'Se envió' : 'Se publicó'}: ${item.title}`);
}

/** Until the list has been asked anew, which would take the heart away for a moment. */
function showFavorite({ subject, params }: OutboxItem): void {
  queryClient.setQueryData<Favorite[]>(['favorites'], (list) => {
    const others = list?.filter(({ service_id }) => service_id !== Number(params.serviceId));
    return others && (subject ? [subject as Favorite, ...others] : others);
  });
}

/** A page that was closed while it sent has left its draft behind: that has arrived now. */
async function dropOwnDraft(item: OutboxItem): Promise<void> {
  const { id, account, draft } = item;
  if (!draft || draft.local || isHeld(item)) return;
  const owner = { account, form: draft.form };
  const kept = await readDraft<FormDraft<unknown>>(owner).catch(() => null);
  if (kept?.values.attempt?.idempotencyKey === id) await dropDraft(owner);
}

const givenUp = new Set<string>();

/** A small wish that the server does not want is taken back on the screen, and said. */
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
