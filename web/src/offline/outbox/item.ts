export type ItemKind =
  | 'review'
  | 'reply'
  | 'post'
  | 'post-edit'
  | 'service'
  | 'service-edit'
  | 'favorite'
  | 'like'
  | 'contact'
  | 'report';

/** `needs-session`: its account has to sign in again. `conflict`: the thing itself has changed meanwhile. */
export type ItemState = 'queued' | 'sending' | 'needs-session' | 'rejected' | 'conflict';

/** What the server, or the lack of one (status 0), said last. */
export interface ItemFault {
  code: string;
  status: number;
  message: string;
  errors?: Record<string, string>;
}

export interface ItemPhoto {
  /** a UUID made of the item's id and the bytes: the same photo of the same intention is the same upload */
  key: string;
  name: string;
  type: string;
  uploaded: boolean;
}

/** What its form goes on with (`offline/drafts`): `photos` are the form's own keys of the files, in their order. */
export interface ItemDraft {
  form: string;
  values: unknown;
  photos?: string[];
  /** a form of text alone: `form` is its key in lib/form-draft */
  local?: true;
}

/** Something that a person wrote and that has not arrived. Rows outlive the app's versions: fields are only added. */
export interface OutboxItem {
  /** a UUID, its `Idempotency-Key`: made by whoever begins the intention, and kept over its retries */
  id: string;
  /** 0: written by somebody who was not signed in */
  account: number;
  kind: ItemKind;
  /** of the endpoint's path */
  params: Record<string, string | number>;
  /** without `photoIds`, which are added on the way. Of a favourite: `{ wanted }` */
  body: unknown;
  /** in the order in which they are shown */
  photos: ItemPhoto[];
  /** one line for people: "Reseña de «Electricidad en Pocitos»" */
  title: string;
  /** path of the form where it can be changed, with the draft that the form begins with */
  edit?: string;
  draft?: ItemDraft;
  /** of what only the last word counts ('favorite:12'): a newer one takes the place of one that waits */
  setKey?: string;
  /** plain data that showing it in place needs */
  subject?: unknown;
  state: ItemState;
  attempts: number;
  /** milliseconds */
  nextAttemptAt: number;
  /** milliseconds: a form waits for its answer, and nobody else sends it until then */
  heldUntil?: number;
  fault?: ItemFault;
  createdAt: Date;
  version: 1;
}

/** What whoever writes it knows. `account`: the one in use unless given. */
export type NewItem = Pick<OutboxItem, 'id' | 'kind' | 'params' | 'body' | 'title'> &
  Partial<Pick<OutboxItem, 'account' | 'edit' | 'draft' | 'setKey' | 'subject'>>;

/** It has arrived, by whichever page or worker. */
export interface Arrival {
  kind: ItemKind;
  params: OutboxItem['params'];
  reply: unknown;
  item: OutboxItem;
}
