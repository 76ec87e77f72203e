import type { ItemKind } from '../../../src/offline/kinds.ts';
import { inquiries } from './inquiries.ts';
import { messages } from './messages.ts';
import type { Move } from './move.ts';
import { offers } from './offers.ts';
import { posts } from './posts.ts';
import { quotes } from './quotes.ts';
import { removals } from './removals.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { switches } from './switches.ts';

/** The move that writes each kind of item. A new kind does not compile without its move. */
export const moves: Record<ItemKind, Move> = {
  ...reviews,
  ...posts,
  ...services,
  ...switches,
  ...messages,
  ...removals,
  ...offers,
  ...quotes,
  ...inquiries,
};
