import type { FormStem } from '../kinds.ts';

/** An image of a draft. An image keeps its `key`, so that its bytes are written only once. */
export interface DraftImage {
  key: string;
  file: File;
}

/**
 * Identifies a form's unsent content by its account (0: a visitor) and the form's name. Other accounts cannot read it,
 * except texts that a visitor hands over (`takeHanded`). Drafts survive reloads, crashes and signing out.
 */
export interface Draft {
  account: number;
  form: FormName;
}

/**
 * The stored state of a form: its fields and the order of its images. A form that the outbox does not send also stores
 * the idempotency key and the content of its last attempt. Installed apps have rows in this format.
 */
export interface FormDraft<V> {
  /** a form with texts only stores just the fields that differ from its start state */
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of the server's images to remove */
  removed: string[];
  attempt?: { said: string; idempotencyKey: string } | undefined;
  /** the start state of an edit, which may be older than the server's state */
  began?: Began<V> | undefined;
}

/** The start state of an edit: the version and the form's fields. */
export interface Began<V> {
  version?: string | undefined;
  fields: V;
}

export interface StoredDraft<V> {
  /** id of the draft; its item in the outbox and the server use the same id */
  id: string;
  values: FormDraft<V>;
  images: DraftImage[];
  /** when the draft was stored; null when it is the version that was sent */
  storedAt: Date | null;
}

/** The content of a form: its texts and choices, and its images. */
export type Held<V> = Pick<StoredDraft<V>, 'id' | 'values'> & { images?: DraftImage[] };

/** Returns the state of a form that has only texts. */
export function formOfTexts<V>(fields: V): FormDraft<V> {
  return { fields, order: [], mainKey: null, removed: [] };
}

/**
 * The name of a form. The id of its subject may follow ('edit-post-12'), or the token of a link after a tilde. The id
 * of the waiting item that the form shows may follow after a `#`.
 */
export type FormName = FormStem | `${FormStem}-${number}` | `${FormStem}-~${string}` | `${FormStem}#${string}`;

/** The parts of a form's name. */
export interface FormNameParts {
  stem: FormStem;
  /** the id of its subject */
  about?: string;
  /** id of the waiting item that a form for new items shows */
  waiting?: string;
}

/** Returns whether a stored name is the name of a form, in this or another version of the app. */
export function isFormName(name: string): name is FormName {
  return partsOfForm(name) !== null;
}

/** Returns the parts of a name; null when a stored name is invalid. */
export function partsOfForm(name: FormName): FormNameParts;
export function partsOfForm(name: string): FormNameParts | null;
export function partsOfForm(name: string): FormNameParts | null {
  const { word, about, waiting } =
    name.match(/^(?<word>[a-z-]*[a-z])(?:-(?<about>\d+|~[\w-]{22}(?:[\w-]{21})?))?(?:#(?<waiting>.+))?$/)?.groups ?? {};
  return word ? { stem: word as FormStem, ...(about && { about }), ...(waiting && { waiting }) } : null;
}

/** Returns the name of the empty form, for a name that shows a waiting item. */
export function beginning(name: FormName): FormName {
  const { stem, waiting } = partsOfForm(name);
  return waiting ? stem : name;
}
