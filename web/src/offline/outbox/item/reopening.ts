import type { ItemKind, OutboxItem } from './item.ts';

/** Every kind says how what was refused is corrected: in its form, on its screen, or why there is nothing to open. */
type Reopening = 'form' | 'screen' | { none: string };

const reopenings = {
  post: 'form',
  'post-edit': 'form',
  service: 'form',
  'service-edit': 'form',
  offer: 'form',
  'offer-edit': 'form',
  quote: 'form',
  'quote-edit': 'form',
  inquiry: 'form',
  profile: 'form',
  review: 'form',
  'review-edit': 'form',
  reply: 'form',
  'reply-edit': 'form',
  contact: 'form',
  report: 'form',
  // a form without a draft, which shows what waits by itself
  settings: 'screen',
  pause: 'screen',
  'service-active': { none: 'one switch: pressed again it says the same' },
  favorite: { none: 'one tap: pressed again it says the same' },
  like: { none: 'one tap: pressed again it says the same' },
  tap: { none: 'recorded unseen: refused ones go without a word' },
  visit: { none: 'recorded unseen: refused ones go without a word' },
  'contact-answer': { none: 'one choice: without it the question is asked again where it stood' },
  'post-removal': { none: 'it has no words; what it would delete is where it was' },
  'service-removal': { none: 'it has no words; what it would delete is where it was' },
  'offer-removal': { none: 'it has no words; what it would delete is where it was' },
  'quote-removal': { none: 'it has no words; what it would call off is where it was' },
  'reply-removal': { none: 'it has no words; what it would delete is where it was' },
} as const satisfies Record<ItemKind, Reopening>;

type Told = typeof reopenings;
// over what the table holds, so that a kind left out of it is one error, at the table
type Kinds<How> = { [Kind in keyof Told]: Told[Kind] extends How ? Kind : never }[keyof Told];

/** Kinds that a form with a draft writes: they are sent with what it held, and opened again with that. */
export type FormKind = Kinds<'form'>;
/** Kinds whose screen shows what waits. */
export type ScreenKind = Kinds<'screen'>;

/** Returns whether an item can be opened again where it was written; those of earlier versions may hold too little. */
export function isReopenable({ kind, edit, draft }: Pick<OutboxItem, 'kind' | 'edit' | 'draft'>): boolean {
  if (edit === undefined) return false;
  return reopenings[kind] === 'screen' || (reopenings[kind] === 'form' && draft !== undefined);
}
