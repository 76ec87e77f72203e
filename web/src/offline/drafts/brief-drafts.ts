import { readJson, tabbed } from '../../lib/device/storage.ts';
import { briefPrefix } from '../../lib/session/forget-briefs.ts';

/**
 * The draft of a form without an owner, stored until the browser closes or the person signs out: the device may be
 * shared. It is read synchronously.
 */
export interface BriefDraft {
  key: string;
  /** fields that are never stored in the browser */
  unstored: readonly string[];
}

export function briefDraft(form: string, unstored: readonly string[]): BriefDraft {
  return { key: briefPrefix + form, unstored };
}

/** Returns `values` overlaid with the stored draft, which survives a reload. */
export function withBrief<V extends Record<string, unknown>>(draft: BriefDraft, values: V): V {
  return withTexts(values, read(draft), draft.unstored);
}

/** Replaces the draft; without values it is deleted. */
export function writeBrief({ key, unstored }: BriefDraft, values: Record<string, unknown>): void {
  const stored = Object.entries(values).filter(([name]) => !unstored.includes(name));
  tabbed.write(key, stored.length === 0 ? null : JSON.stringify(Object.fromEntries(stored)));
}

/**
 * Returns `values` overlaid with the `texts` of fields that the form still has, with the same type. A null in `texts`
 * is an empty number.
 */
export function withTexts<V extends Record<string, unknown>>(
  values: V,
  texts: Record<string, unknown>,
  unstored: readonly string[] = [],
): V {
  const stored = Object.keys(values).filter(
    (name) => !unstored.includes(name) && name in texts && typeof texts[name] === typeof (values[name] ?? 0),
  );
  return { ...values, ...Object.fromEntries(stored.map((name) => [name, texts[name]])) };
}

function read({ key }: BriefDraft): Record<string, unknown> {
  return (readJson(tabbed, key) as Record<string, unknown> | null) ?? {};
}
