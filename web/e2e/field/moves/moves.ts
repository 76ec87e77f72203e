import type { ItemKind, Removal } from '../../../src/offline/outbox/item/item.ts';
import { messages } from './messages.ts';
import type { Move } from './move.ts';
import { posts } from './posts.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { switches } from './switches.ts';

/** Kinds that no story plays: their own specs write them (in-the-field, field-edits). */
type Unplayed = Removal | 'offer' | 'offer-edit' | 'profile' | 'service-active' | 'visit';

export type PlayedKind = Exclude<ItemKind, Unplayed>;

/** How each kind of item is written: a new kind does not compile without its move. */
export const moves: Record<PlayedKind, Move> = {
  ...reviews,
  ...posts,
  ...services,
  ...switches,
  ...messages,
};
