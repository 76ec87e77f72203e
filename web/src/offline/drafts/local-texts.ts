import type { Draft } from './draft.ts';
import { type FormName, isFormName } from './form-name.ts';

/**
 * Texts in localStorage, under the keys of earlier versions, which kept all drafts of texts there. A browser that is
 * killed may forget them, but it writes them at once: what was typed in the moment before a page is left is here until
 * the database has it.
 */
const stems = {
  review: 'tero.review-draft',
  reply: 'tero.reply-draft',
  profile: 'tero.draft.profile',
  contact: 'tero.draft.contact',
  support: 'tero.draft.support',
  report: 'tero.draft.report',
} as const;

const named = /^(review|reply|profile|contact|support|report)(?:-(\d+))?$/;

/** Returns the texts of a draft; null when there are none. */
export function readLocal(draft: Draft): Record<string, unknown> | null {
  const key = localKey(draft);
  try {
    const texts = key && (JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null);
    return texts && Object.keys(texts).length > 0 ? texts : null;
  } catch {
    return null;
  }
}

/** Stores texts at once, as the page is left. */
export function writeLocal(draft: Draft, fields: object): void {
  const key = localKey(draft);
  if (!key) return;
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // full or blocked: the database may still take them
  }
}

/** Deletes a draft. */
export function dropLocal(draft: Draft): void {
  const key = localKey(draft);
  try {
    if (key) localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing
  }
}

/** Returns the keys of an account's drafts. Where storage is blocked there are none. */
export function localKeys(account: number): string[] {
  const own = Object.values(stems).map((stem) => `${stem}.${account || 'visitor'}`);
  try {
    return Object.keys(localStorage).filter((key) => own.some((name) => key === name || key.startsWith(`${name}.`)));
  } catch {
    return [];
  }
}

/** Returns the key of a draft; null when its form never kept any there. */
export function localKey({ account, form }: Draft): string | null {
  const [, name, about] = form.match(named) ?? [];
  if (!name) return null;
  return [stems[name as keyof typeof stems], account || 'visitor', ...(about ? [about] : [])].join('.');
}

/** Returns the form of a key. */
export function formOfLocal(key: string): FormName | null {
  const [name, stem] = Object.entries(stems).find(([, own]) => key.startsWith(`${own}.`)) ?? [];
  const about = stem && key.slice(stem.length + 1).split('.')[1];
  const form = [name ?? '', ...(about ? [about] : [])].join('-');
  return isFormName(form) ? form : null;
}
