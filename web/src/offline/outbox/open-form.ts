import { address } from '@tero/shared/rules/text/address';
import { fileOf } from '../database/database.ts';
import {
  type Draft,
  type FormDraft,
  type FormName,
  formOfLocal,
  formOfTexts,
  partsOfForm,
  readDraft,
  type StoredDraft,
} from '../drafts/drafts.ts';
import { formOf, type ItemDraft, loadKinds } from '../kinds.ts';
import { isReopenable, type OutboxItem } from './item/item.ts';
import { readImages, readItem, readItems } from './store.ts';

/** The start state of a form. `waits` says whether the outbox has a version of it. */
export interface OpenedForm<V> extends StoredDraft<V> {
  waits: boolean;
}

/**
 * Returns whether each opening of the form begins a new item. A link usually names a single item, such as the quote
 * that answers a pedido.
 */
function isOfNew(form: string): form is FormName {
  const { stem, about } = partsOfForm(form) ?? {};
  const { isNew = false, isNewAtLink = false } = (stem && formOf(stem)) ?? {};
  return isNew && (isNewAtLink || !about?.startsWith('~'));
}

/** Returns the path of the form that shows an item; null when it is gone or has no form. */
export async function pathOfForm(id: string): Promise<string | null> {
  const item = await readItem(id);
  const form = item?.draft && formNameOf(item.draft);
  if (!item?.edit) return null;
  if (!isReopenable(item)) return null;
  if (!form) return item.edit;
  const held = isOfNew(form) ? await readDraft({ account: item.account, form }) : null;
  // that form may hold something else
  return held?.id === id ? item.edit : asking(item.edit, id);
}

/** Returns the form's path with the id of the item that the form is to show. */
function asking(path: string, id: string): string {
  return path.concat(path.includes('?') ? address`&waiting=${id}` : address`?waiting=${id}`);
}

/** Returns the last draft of a form, or else its version that waits in the outbox; null for neither. */
export async function openForm<V>(place: Draft): Promise<OpenedForm<V> | null> {
  // the kinds say which forms begin a new item, which must never open another item
  await loadKinds();
  const draft = await readDraft<V>(place);
  const item = await waitingIn(place, draft?.id);
  if (draft && item?.draft && draft.images.length === 0 && draft.values.order.length > 0) {
    // the form closed before the device had stored its images
    const { images } = await heldBy<V>(item, item.draft);
    return { ...draft, images: images.filter(({ key }) => draft.values.order.includes(key)), waits: true };
  }
  if (draft) return { ...draft, waits: item !== null };
  return item?.draft ? { ...(await heldBy<V>(item, item.draft)), waits: true } : null;
}

async function waitingIn({ account, form }: Draft, id: string | undefined): Promise<OutboxItem | null> {
  const { stem, waiting } = partsOfForm(form);
  const known = id ?? waiting;
  const item = known === undefined ? null : await readItem(known);
  // the address may name an item of another form on the same page
  const shown = item?.draft && formNameOf(item.draft);
  if (id === undefined && shown && partsOfForm(shown)?.stem !== stem) return null;
  if (item) return item.account === account ? item : null;
  if (isOfNew(form)) return null;
  const items = await readItems(account);
  return items.findLast(({ draft }) => draft && formNameOf(draft) === form) ?? null;
}

async function heldBy<V>(item: OutboxItem, { values, photos = [], local }: ItemDraft): Promise<StoredDraft<V>> {
  const files = (await readImages(item)).map(fileOf);
  // images taken over from an older item have no key in this form
  const images = files.map((file, place) => ({ key: photos[place] ?? item.photos[place]?.key ?? String(place), file }));
  const form = local ? formOfTexts(values as V) : (values as FormDraft<V>);
  return { id: item.id, values: form, images, storedAt: null };
}

/** Returns the name of an item's form. Earlier versions stored the texts' key in localStorage instead. */
function formNameOf({ form, local }: ItemDraft): string | null {
  return local ? formOfLocal(form) : (form.split('#')[0] ?? null);
}
