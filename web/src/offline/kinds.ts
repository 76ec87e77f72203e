// Declares the kinds of items that can wait in the outbox. The app supplies them (app/outbox/outbox-kinds.ts), and this
// folder names none.
import type { Endpoint, ResponseOf } from '@tero/shared/contract/endpoint';
import type { Subject } from '../lib/query/subject.ts';

/** The content of the item's form, as a row stores it. `photos`: the form's keys of the files, in order. */
export interface ItemDraft {
  form: string;
  values: unknown;
  photos?: string[];
  /**
   * whether an earlier version of the app stored the draft, with only texts: `form` is then their key in localStorage
   */
  local?: true;
}

/** A written item, as a row of the outbox stores it. */
export interface Written {
  /** parameters of the endpoint's path */
  params: Record<string, string | number>;
  /** without `photoIds`, which are added when it is sent */
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
  /** its title in Pendientes; `fields` is {} when its text must stay hidden */
  title: (fields: Record<string, unknown>) => string;
  /** the field whose beginning Pendientes shows below the title, unless the title already shows it */
  shown: string | null;
  /** `about`: the id of its subject, or after a tilde the token of a link; '' for neither */
  path: (about: string) => string;
  /** whether each opening begins a new item, even while an earlier item waits */
  isNew: boolean;
  /** that also holds at one link */
  isNewAtLink?: true;
}

/** The change that replaces a new item when its earlier version has arrived. */
interface Change extends Pick<Written, 'params' | 'body'> {
  /** path of the form that opens it; left out: the form stays */
  edit?: string;
  /** the name of that form, and the server's images that it removes */
  form?: { name: string; removed: readonly string[] };
}

/**
 * The change that a new item becomes when an earlier version of it had arrived: an edit of another kind, or the reason
 * why it cannot be edited. Its images are sent again in order and replace those that arrived.
 */
type Becomes<Name extends string = string> =
  | {
      kind: Name;
      /**
       * `stored`: the response to the arrived version, perhaps by another version of the server; null: it names nothing
       */
      change(written: Written, stored: object): Change | null;
    }
  | { none: string };

interface Addition<Name extends string> {
  adds: Becomes<Name>;
}

/** A change of a thing on the server, with its type ('post'). Only the last change of each kind is sent for a thing. */
interface ChangeOf {
  changes: string;
}

/** A deletion. It replaces every waiting item about the thing, and a thing that is already gone counts as deleted. */
interface RemovalOf {
  removes: string;
}

/** The server keeps the idempotency keys of such a kind: an item may arrive twice. */
interface Keyed {
  keyed: true;
  endpoint: Endpoint & { idempotent: true };
}

/** A second time changes nothing. */
interface Unkeyed {
  keyed: false;
  /** where the call is not one endpoint's, the call itself */
  endpoint: (Endpoint & { idempotent?: undefined }) | ((written: Written) => ItemCall);
}

interface Parts {
  /** the item has images: each is uploaded first in its own request, and the body refers to it */
  images: boolean;
  /**
   * how a refused item is corrected: in one of these forms, on its screen, or the reason why there is nothing to open
   */
  opens: { forms: Record<string, ItemForm> } | 'screen' | { none: string };
  /** the subjects that are stale after it arrived */
  stale: readonly Subject[];
  /** the message when the item arrives, before its title; null: its button already shows the result */
  told: string | null | ((reply: unknown) => string);
  /** whether its last word is shown since the tap: `sendSwitch` sends it */
  isSwitch?: true;
  /** screens show it beside its subject, like all edits and removals; other items are the account's own */
  isAbout?: true;
  /** the person typed nothing, so giving the item up undoes it, as with removals */
  isUndone?: true;
  /** nobody wrote it: refused ones go without a word */
  mayBeLost?: true;
  /** no screen lists it */
  isHidden?: true;
  /** returns the body that is sent where the response asks its person and no form is open; null: it does not ask */
  unasked?: (body: object, reply: unknown) => object | null;
}

/** The declaration of a kind of item. `state`: only the last item with its `setKey` counts. */
export type OutboxKind<Name extends string = string> = Parts &
  ((Keyed & { effect: Addition<Name> | ChangeOf }) | (Unkeyed & { effect: ChangeOf | RemovalOf | 'state' }));

/** Declares a kind. */
export function outboxKind<const Kind extends OutboxKind>(kind: Kind): Kind {
  return kind;
}

/** Puts the kinds together; `becomes` must name another of them. */
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
/** Kinds that a form with a draft writes. They are sent with the draft's content, and reopened with it. */
export type FormKind = KindsWith<{ opens: { forms: object } }>;
/** The response to a kind. */
export type ReplyOf<Kind extends FormKind> = Kinds[Kind] extends { endpoint: infer E } ? ResponseOf<E> : never;
/** Kinds whose screen shows the waiting items. */
export type ScreenKind = KindsWith<{ opens: 'screen' }>;
/** The kinds whose last word is shown since the tap. */
export type SwitchKind = KindsWith<{ isSwitch: true }>;
/** Kinds that delete something of the person's own; items about it are dropped too. */
export type Removal = KindsWith<{ effect: { removes: string } }>;
/** Kinds about an existing thing, whoever sees it. */
export type AboutKind = KindsWith<{ isAbout: true }> | Removal | Extract<ItemKind, `${string}-edit`>;
/** The names of the forms. */
export type FormStem = { [Kind in keyof Kinds]: FormsOf<Kinds[Kind]> }[keyof Kinds];
/** The names of the forms of something new. */
export type NewForm = { [Kind in keyof Kinds]: NewFormsOf<Kinds[Kind]> }[keyof Kinds];

let load = (): Promise<Record<string, OutboxKind>> => Promise.reject(new Error('the outbox was given no kinds'));
let loading: Promise<void> | undefined;
let kinds: Record<string, OutboxKind> = {};
let forms: Record<string, ItemForm> = {};

/** Sets where the kinds come from: they are loaded once, when the first item is read or written. */
export function giveKinds(given: () => Promise<Kinds>): void {
  load = given;
}

/** Resolves once the kinds are there; rejects when their code cannot be fetched, and asks for it again next time. */
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

/**
 * Returns a kind, once an item has been read; undefined for the kind of a row that another version of the app wrote.
 */
export function kindOf(kind: ItemKind): OutboxKind | undefined {
  return kinds[kind];
}

/**
 * Returns a form, once an item or the list of drafts has been read; undefined for a form of another version of the app.
 */
export function formOf(stem: FormStem): ItemForm | undefined {
  return forms[stem];
}
