import type { ItemKind } from '../../src/offline/kinds.ts';
import type { OutboxItem } from '../../src/offline/outbox/item/item.ts';
import type { Delivery } from './line.ts';

/**
 * The progress of a word, as its writer saw it. `unsure`: the button was pressed, and no more is known. `stored`: it
 * was in the outbox, so it has to arrive. `arrived`: the server's response was delivered. `told`: the person saw that
 * it was not sent.
 */
type State = 'unsure' | 'stored' | 'arrived' | 'told';

/** A text that a person wrote, or a press. */
export interface Word {
  kind: ItemKind;
  account: number;
  device: number;
  /** its subject, in the format of `Row.thing` */
  thing: string;
  /** a text that the row's value contains; `true` or `false` of a switch */
  value: string;
  at: number;
  state: State;
  /** when it was first seen in the outbox; this device may know about rows that arrive later */
  storedAt?: number;
  /** when the server accepted it, whether or not its response arrived */
  takenAt?: number;
  isIn: (item: OutboxItem) => boolean;
  isOf: (delivery: Delivery) => boolean;
}

/** Records the words that all people of a round wrote, in order. */
export class Ledger {
  readonly words: Word[] = [];
  readonly #mark: string;
  #names = 0;

  constructor(mark: string) {
    this.#mark = mark;
  }

  /** Returns a unique name, of a thing (`cosa`) or of a word (`palabra`). */
  name(of: 'cosa' | 'palabra'): string {
    this.#names += 1;
    // of equal length, so that no name is the beginning of another
    return `${of}-${this.#mark}n${String(this.#names).padStart(3, '0')}`;
  }

  add(word: Omit<Word, 'at' | 'state'>): Word {
    const added: Word = { ...word, at: Date.now(), state: 'unsure' };
    this.words.push(added);
    return added;
  }
}
