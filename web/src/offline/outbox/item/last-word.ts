import type { OutboxImageRow } from '../../database/database.ts';
import { type ItemKind, kindOf } from '../../kinds.ts';
import { isOpen, isRemoval, type OutboxItem } from './item.ts';

type Named = Pick<OutboxItem, 'kind' | 'params' | 'setKey'>;

/** Returns the state that an item sets ('favorite:12'); undefined for an independent item. */
export function wordOf({ kind, params, setKey }: Named): string | undefined {
  // rows of earlier versions have no `setKey` for edits
  return setKey ?? (isEdit(kind) ? `${kind}:${idIn(params)}` : undefined);
}

/** Returns the thing that an item changes ('service:5'). Items about it are sent in the order of writing. */
export function thingOf({ kind, params, setKey }: Named): string | undefined {
  const changed = changedBy(kind);
  return changed === undefined ? setKey : `${changed}:${idIn(params)}`;
}

/**
 * Returns whether a new item replaces another. It replaces items that set the same state, and, as a removal, all items
 * about the thing that it deletes.
 */
export function replaces(item: Named, other: Named): boolean {
  const word = wordOf(item);
  if (word !== undefined && word === wordOf(other)) return true;
  return isRemoval(item.kind) && thingOf(item) === thingOf(other);
}

/** Returns whether the kind changes something that is on the server. */
export function isEdit(kind: ItemKind): boolean {
  return changedBy(kind) !== undefined;
}

/** Returns the type that a kind changes ('post'); undefined for additions and states. */
function changedBy(kind: ItemKind): string | undefined {
  const effect = kindOf(kind)?.effect;
  if (effect === undefined || effect === 'state') return undefined;
  if ('removes' in effect) return effect.removes;
  return 'changes' in effect ? effect.changes : undefined;
}

/** The items that a newer item has replaced, with their images. */
export interface Replaced {
  items: readonly OutboxItem[];
  images: readonly OutboxImageRow[];
}

/**
 * Returns the newest item as it replaces older items (given oldest first), and the images that move to it. The item
 * takes over images that it lacks. An edit keeps the key of an older edit that may have arrived, so that the server
 * never applies the older edit later.
 */
export function inPlaceOf(
  item: OutboxItem,
  own: readonly OutboxImageRow[],
  { items, images }: Replaced,
): { item: OutboxItem; moved: OutboxImageRow[] } {
  // a removal takes over nothing from the items that it replaces
  if (isRemoval(item.kind)) return { item, moved: [] };
  const open = items.filter(isOpen);
  const tried = open.findLast(
    (older) => kindOf(older.kind)?.keyed && (older.attempts > 0 || older.state === 'sending'),
  );
  const theirs = open.flatMap(({ id, photos }) =>
    photos.flatMap((photo) =>
      images.filter((row) => row.item === id && row.key === photo.key).map((row) => ({ photo, row })),
    ),
  );
  const news = theirs.filter(({ row }) => !own.some((other) => isSameImage(row, other)));
  return {
    item: {
      ...item,
      photos: [...item.photos, ...news.map(({ photo }) => photo)],
      ...(tried && item.key === undefined && { key: tried.key ?? tried.id }),
    },
    moved: news.map(({ row }) => ({ ...row, item: item.id })),
  };
}

function isSameImage(one: OutboxImageRow, other: OutboxImageRow): boolean {
  return one.key === other.key || (one.name === other.name && one.bytes.byteLength === other.bytes.byteLength);
}

function idIn(params: OutboxItem['params']): string | number {
  return Object.values(params)[0] ?? '';
}
