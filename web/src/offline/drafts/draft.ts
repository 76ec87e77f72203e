import type { FormStem } from '../kinds.ts';

/** An image of a draft. The same image keeps its `key`, so that its bytes are written once. */
export interface DraftImage {
  key: string;
  file: File;
}

/**
 * Names the place of a form's unsent content: its account (0: a visitor) and the form's name. No other account reads
 * it, except texts that a visitor hands over (`takeHanded`). Drafts survive reloads, crashes and signing out.
 */
export interface Draft {
  account: number;
  form: FormName;
}

/**
 * The stored state of a form: its fields and the order of its images. A form that the outbox does not send also stores
 * the content of its last send and that send's idempotency key. Installed apps hold this format.
 */
export interface FormDraft<V> {
  /** forms of texts hold only the texts that differ from their start */
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of the server's images to remove */
  removed: string[];
  attempt?: { said: string; idempotencyKey: string } | undefined;
  /** for an edit: its start state, which may be older than the server's */
  began?: Began<V> | undefined;
}

/** The start state of an edit: the version and the form's fields. */
export interface Began<V> {
  version?: string | undefined;
  fields: V;
}

export interface StoredDraft<V> {
  /** identity of the draft: its item in the outbox and the server share it */
  id: string;
  values: FormDraft<V>;
  images: DraftImage[];
  /** when the draft was stored; null: it is identical to the version that was sent */
  storedAt: Date | null;
}

/** The content of a form: its texts and choices, and its images. */
export type Held<V> = Pick<StoredDraft<V>, 'id' | 'values'> & { images?: DraftImage[] };

/** Returns texts alone as the state of a form. */
export function formOfTexts<V>(fields: V): FormDraft<V> {
  return { fields, order: [], mainKey: null, removed: [] };
}

/**
 * The name of a form, with the id of its subject ('edit-post-12'), or after a tilde the token of a link. After a `#` it
 * names the waiting item that the form shows.
 */
export type FormName = FormStem | `${FormStem}-${number}` | `${FormStem}-~${string}` | `${FormStem}#${string}`;

/** The parts of a form's name. */
export interface FormNameParts {
  stem: FormStem;
  /** the id of what it is about */
  about?: string;
  /** the waiting item that a form of something new shows */
  waiting?: string;
}

/** Returns whether a stored name is a form's name, in this version of the app or another. */
export function isFormName(name: string): name is FormName {
  return partsOfForm(name) !== null;
}

/** Returns the parts of a name; null for an invalid stored one. */
export function partsOfForm(name: FormName): FormNameParts;
export function partsOfForm(name: string): FormNameParts | null;
export function partsOfForm(name: string): FormNameParts | null {
  const { word, about, waiting } =
    name.match(/^(?<word>[a-z-]*[a-z])(?:-(?<about>\d+|~[\w-]{22}(?:[\w-]{21})?))?(?:#(?<waiting>.+))?$/)?.groups ?? {};
  return word ? { stem: word as FormStem, ...(about && { about }), ...(waiting && { waiting }) } : null;
}

/** Returns the name of a form for a new thing, from a name that may show a waiting item. */
export function beginning(name: FormName): FormName {
  const { stem, waiting } = partsOfForm(name);
  return waiting ? stem : name;
}
