import type { Store, StoredAgreement } from './store.ts';

/** Sends a webhook event about a changed object. */
type Announce = (topic: string, action: string, dataId: string | number) => void;

export interface Books {
  store: Store;
  /** the simulated time */
  now(): number;
  announce: Announce;
}

/** An error response in MercadoPago's wording. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Writes changes with a later time and version than any earlier change, and sends a webhook event. */
export function change(books: Books, agreement: StoredAgreement, changes: Partial<StoredAgreement>): StoredAgreement {
  const { store, now, announce } = books;
  const modified_at = Math.max(now(), agreement.modified_at + 1);
  const changed = { ...agreement, ...changes, modified_at, version: agreement.version + 1 };
  store.put('agreements', changed);
  announce('subscription_preapproval', 'updated', agreement.id);
  return changed;
}

export function required({ store }: Books, id: string): StoredAgreement {
  const agreement = store.find('agreements', id);
  if (!agreement) throw new Refusal(404, `The preapproval with id ${id} does not exist`);
  return agreement;
}
