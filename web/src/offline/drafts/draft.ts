import type { FormName } from './form-name.ts';

/** An image of a draft. The same image keeps its `key`, so that its bytes are written once. */
export interface DraftImage {
  key: string;
  file: File;
}

/**
 * The place of a form's unsent content: its account (0: a visitor) and the form's name. No other account reads it,
 * except texts that a visitor hands over (`takeHanded`). Drafts survive reloads, crashes and signing out.
 */
export interface Draft {
  account: number;
  form: FormName;
}

/**
 * The stored state of a form: its fields, the order of its images, and, where it is not sent by the outbox, the
 * idempotency key of its last send with its content. Installed apps hold it.
 */
export interface FormDraft<V> {
  /** forms of texts hold only those that differ from what they began with */
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of the server's images to remove */
  removed: string[];
  attempt?: { said: string; idempotencyKey: string } | undefined;
  /** of an edit: its start state, which may be older than the server's */
  began?: Began<V> | undefined;
}

/** The start state of an edit: the version, and the form's fields. */
export interface Began<V> {
  version?: string | undefined;
  fields: V;
}

export interface StoredDraft<V> {
  /** identity of the draft: its item in the outbox and the server share it */
  id: string;
  values: FormDraft<V>;
  images: DraftImage[];
  /** when the draft was stored; null: it is the version that was sent */
  storedAt: Date | null;
}

/** The content of a form: its texts and choices, and its images. */
export type Held<V> = Pick<StoredDraft<V>, 'id' | 'values'> & { images?: DraftImage[] };

/** Returns texts alone as the state of a form. */
export function formOfTexts<V>(fields: V): FormDraft<V> {
  return { fields, order: [], mainKey: null, removed: [] };
}
