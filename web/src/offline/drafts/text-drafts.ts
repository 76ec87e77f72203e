/** The draft of a form of texts, in the browser's own storage: it is read at once, when its form appears. */
export interface TextDraft {
  key: string;
  /** fields that are never stored in the browser */
  unstored?: readonly string[];
  /** kept until the browser closes; otherwise until the form is sent */
  brief?: boolean;
}

/** Beginnings of the keys, by form. Installed apps hold them: they never change. */
const stems = {
  review: 'tero.review-draft',
  reply: 'tero.reply-draft',
  profile: 'tero.draft.profile',
  contact: 'tero.draft.contact',
  support: 'tero.draft.support',
  report: 'tero.draft.report',
} as const;

interface Subject {
  /** id of what the form is about: a person may have a draft for each service */
  about?: number;
  unstored?: readonly string[];
}

/** Returns the draft of one writer, an account's id or a visitor, in one form. */
export function textDraft(
  form: keyof typeof stems,
  writer: number | 'visitor',
  { about, unstored }: Subject = {},
): TextDraft {
  const key = [stems[form], writer, ...(about === undefined ? [] : [about])].join('.');
  return { key, ...(unstored && { unstored }) };
}

/** Returns a draft without an owner, deleted when the browser closes: the device may be shared. */
export function briefDraft(form: string, unstored: readonly string[]): TextDraft {
  return { key: `tero.draft.${form}`, unstored, brief: true };
}

/** Returns `values` overlaid with the stored draft, which survives a reload. A null in them is an empty number. */
export function withDraft<V extends Record<string, unknown>>(draft: TextDraft, values: V): V {
  const typed = read(draft);
  const stored = Object.keys(values).filter(
    (name) => isStored(draft, name) && name in typed && typeof typed[name] === typeof (values[name] ?? 0),
  );
  return { ...values, ...Object.fromEntries(stored.map((name) => [name, typed[name]])) };
}

/** Returns whether the form has a stored draft. */
export function hasDraft(draft: TextDraft): boolean {
  return Object.keys(read(draft)).length > 0;
}

/** Replaces the draft; without values it is deleted. When storage is full or blocked the form alone holds the text. */
export function writeTexts(draft: TextDraft, values: Record<string, unknown>): void {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => isStored(draft, name)));
  try {
    if (Object.keys(stored).length === 0) storageOf(draft).removeItem(draft.key);
    else storageOf(draft).setItem(draft.key, JSON.stringify(stored));
  } catch {
    // full or blocked
  }
}

/** Returns the keys of an account's drafts, without the brief ones. Where storage is blocked there are none. */
export function textKeysOf(account: number): string[] {
  const own = Object.values(stems).map((stem) => `${stem}.${account}`);
  try {
    return Object.keys(localStorage).filter((key) => own.some((name) => key === name || key.startsWith(`${name}.`)));
  } catch {
    return [];
  }
}

function isStored({ unstored = [] }: TextDraft, name: string): boolean {
  return !unstored.includes(name);
}

function storageOf({ brief }: TextDraft): Storage {
  return brief ? sessionStorage : localStorage;
}

function read(draft: TextDraft): Record<string, unknown> {
  try {
    return (JSON.parse(storageOf(draft).getItem(draft.key) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
