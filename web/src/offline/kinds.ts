// Types of the items that can wait in the outbox. The app provides the kinds themselves (app/outbox/outbox-kinds.ts).
import type { Endpoint, ResponseOf } from '@tero/shared/contract/endpoint';
import type { Subject } from '../lib/query/subject.ts';

/** The content of the item's form, as a row stores it. `photos` are the form's keys of the files, in order. */
export interface ItemDraft {
  form: string;
  values: unknown;
  photos?: string[];
  /**
   * whether an earlier version of the app stored the draft: it has only texts, and `form` is their key in localStorage
   */
  local?: true;
}

/** A written item, as a row of the outbox stores it. */
export interface Written {
  /** parameters of the endpoint's path */
  params: Record<string, string | number>;
  /** lacks `photoIds`, which sending adds */
  body: unknown;
  draft?: ItemDraft;
}

/** The HTTP request of an item. */
export interface ItemCall {
  method: string;
  address: string;
  /** undefined: no body */
  body: unknown;
}

/** A form that writes items and keeps a draft on the device. Its name begins the names of its stored drafts. */
export interface ItemForm {
  /** the item's title in Pendientes; `fields` is {} when its text must stay hidden */
  title: (fields: Record<string, unknown>) => string;
  /** the field whose beginning Pendientes shows below the title; null when the title shows it */
  shown: string | null;
  /** path of the form; `about` is the id of its subject, the token of a link after a tilde, or '' for neither */
  path: (about: string) => string;
  /** whether each opening begins a new item, even while an earlier item waits */
  isNew: boolean;
  /** whether `isNew` also applies to forms opened by a link */
  isNewAtLink?: true;
}

/** The change that updates an item whose earlier version has arrived. */
interface Change extends Pick<Written, 'params' | 'body'> {
  /** path of the form that opens the change; when omitted, the item's own form opens it */
  edit?: string;
  /** the name of that form, and the ids of the server's images that the change removes */
  form?: { name: string; removed: readonly string[] };
}

/**
 * States what becomes of a new item when an earlier version of it has arrived: an edit of another kind, or the reason
 * why it cannot be edited. Its images are sent again in order and replace the images that arrived.
 */
type Becomes<Name extends string = string> =
  | {
      kind: Name;
      /**
       * Returns the change. `stored` is the response to the arrived version, perhaps from another version of the
       * server. Returns null when `stored` does not identify the item.
       */
      change(written: Written, stored: object): Change | null;
    }
  | { none: string };

interface Addition<Name extends string> {
  adds: Becomes<Name>;
}

/** A change of a thing on the server, with the thing's type ('post'). Only the last change of each kind is sent. */
interface ChangeOf {
  changes: string;
}

/** A deletion. It replaces all waiting items about the thing; a thing that is already gone counts as deleted. */
interface RemovalOf {
  removes: string;
}

/** The server stores the idempotency keys of these kinds, so an item may arrive twice. */
interface Keyed {
  keyed: true;
  endpoint: Endpoint & { idempotent: true };
}

/** A second time changes nothing. */
interface Unkeyed {
  keyed: false;
  /** the endpoint, or a function that returns the request */
  endpoint: (Endpoint & { idempotent?: undefined }) | ((written: Written) => ItemCall);
}

interface Parts {
  /** whether items have images, which are uploaded first, one request each, and referenced in the body */
  images: boolean;
  /** how a refused item is corrected: in one of these forms, on its screen, or not at all, with the reason */
  opens: { forms: Record<string, ItemForm> } | 'screen' | { none: string };
  /** the subjects that are stale once the item has arrived */
  stale: readonly Subject[];
  /** the message of the item's arrival, shown before its title; null when the button already shows the result */
  told: string | null | ((reply: unknown) => string);
  /** whether the screen shows the new state from the tap onwards (`sendSwitch`) */
  isSwitch?: true;
  /** whether screens show the item beside its subject, as they show all edits and removals */
  isAbout?: true;
  /** whether giving the item up undoes it, because nothing was typed; removals behave the same */
  isUndone?: true;
  /** whether a refused item is dropped silently, because no person wrote it */
  mayBeLost?: true;
  /** no screen lists it */
  isHidden?: true;
  /** returns the body to send when the response asks a question and no form is open; null when it asks none */
  unasked?: (body: object, reply: unknown) => object | null;
}

/** The declaration of a kind of item. With the effect `state`, only the last item with its `setKey` counts. */
export type OutboxKind<Name extends string = string> = Parts &
  ((Keyed & { effect: Addition<Name> | ChangeOf }) | (Unkeyed & { effect: ChangeOf | RemovalOf | 'state' }));

/** Declares a kind. */
export function outboxKind<const Kind extends OutboxKind>(kind: Kind): Kind {
  return kind;
}

/** Returns the kinds. Its type ensures that an addition becomes one of them. */
export function allKinds<Kinds extends Record<string, OutboxKind<keyof Kinds & string>>>(kinds: Kinds): Kinds {
  return kinds;
}

/**
 * The app adds `kinds`, the type of all that it gives.
 *
 * @public it is declared again there
 */
// biome-ignore lint/suspicious/noEmptyInterface: the app fills it
export interface Registered {}

type Kinds = Registered extends { kinds: infer All } ? All : never;
type KindsWith<Part> = { [Kind in keyof Kinds]: Kinds[Kind] extends Part ? Kind : never }[keyof Kinds];
type FormsOf<Kind> = Kind extends { opens: { forms: infer Forms } } ? keyof Forms & string : never;
type NewFormsOf<Kind> = Kind extends { opens: { forms: infer Forms } }
  ? { [Name in keyof Forms & string]: Forms[Name] extends { isNew: true } ? Name : never }[keyof Forms & string]
  : never;

/** The names of the kinds, as rows hold them. */
export type ItemKind = keyof Kinds;
/** Kinds that a form with a draft writes. Their items keep the form's content, so that the form can reopen them. */
export type FormKind = KindsWith<{ opens: { forms: object } }>;
/** The response to a kind. */
export type ReplyOf<Kind extends FormKind> = Kinds[Kind] extends { endpoint: infer E } ? ResponseOf<E> : never;
/** Kinds whose screen shows the waiting items. */
export type ScreenKind = KindsWith<{ opens: 'screen' }>;
/** Kinds of switches, whose new state is shown from the tap onwards. */
export type SwitchKind = KindsWith<{ isSwitch: true }>;
/** Kinds that delete something that the person owns; waiting items about it are dropped too. */
export type Removal = KindsWith<{ effect: { removes: string } }>;
/** Kinds whose items are about an existing thing. */
export type AboutKind = KindsWith<{ isAbout: true }> | Removal | Extract<ItemKind, `${string}-edit`>;
/** The names of the forms. */
export type FormStem = { [Kind in keyof Kinds]: FormsOf<Kinds[Kind]> }[keyof Kinds];
/** The names of the forms of something new. */
export type NewForm = { [Kind in keyof Kinds]: NewFormsOf<Kinds[Kind]> }[keyof Kinds];

let load = (): Promise<Record<string, OutboxKind>> => Promise.reject(new Error('the outbox was given no kinds'));
let loading: Promise<void> | undefined;
let kinds: Record<string, OutboxKind> = {};
let forms: Record<string, ItemForm> = {};

/** Sets the function that loads the kinds. It runs once, when the first item is read or written. */
export function giveKinds(given: () => Promise<Kinds>): void {
  load = given;
}

/** Resolves once the kinds are loaded. Rejects when their code cannot be fetched; the next call tries again. */
export async function loadKinds(): Promise<void> {
  loading ??= load().then((given) => {
    kinds = given;
    forms = Object.assign({}, ...Object.values(given).map(formsOf));
  });
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function formsOf({ opens }: OutboxKind): Record<string, ItemForm> {
  return typeof opens === 'object' && 'forms' in opens ? opens.forms : {};
}

/** Returns a kind, once the kinds are loaded; undefined when another version of the app wrote the row. */
export function kindOf(kind: ItemKind): OutboxKind | undefined {
  return kinds[kind];
}

/** Returns a form, once the kinds are loaded; undefined when the form is of another version of the app. */
export function formOf(stem: FormStem): ItemForm | undefined {
  return forms[stem];
}
