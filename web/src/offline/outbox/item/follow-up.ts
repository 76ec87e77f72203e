import { type ItemKind, kindOf } from '../../kinds.ts';
import type { OutboxItem } from './item.ts';
import { isEdit } from './last-word.ts';

/**
 * Turns an item whose key the server has used for an earlier version into a change of the arrived one, with a new key;
 * null when its kind cannot be changed. `stored`: the response to that version.
 */
export function followUp(item: OutboxItem, stored: unknown): OutboxItem | null {
  const change = isEdit(item.kind) ? item : changeOf(item, stored);
  return change && { ...change, ifMatch: versionOf(stored), key: crypto.randomUUID() };
}

function changeOf(item: OutboxItem, stored: unknown): OutboxItem | null {
  const effect = kindOf(item.kind)?.effect;
  if (typeof effect !== 'object' || !('adds' in effect) || 'none' in effect.adds) return null;
  const change = effect.adds.change(item, stored ?? {});
  if (!change) return null;
  const { form, ...changed } = change;
  const { draft } = item;
  return {
    ...item,
    ...changed,
    kind: effect.adds.kind as ItemKind,
    // the content of the new thing's form, in the form of its change
    ...(form &&
      draft && {
        draft: { ...draft, form: form.name, values: { ...(draft.values as object), removed: form.removed } },
      }),
  };
}

/** Returns the version of the arrived thing: the change begins with it, not with the form's start state. */
function versionOf(stored: unknown): string | undefined {
  const shown = Object.values((stored ?? {}) as Record<string, { version?: string } | null>);
  return shown.find((value) => value?.version !== undefined)?.version;
}
