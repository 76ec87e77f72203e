import type { Db } from './schema/database.ts';

/** A hint to look into the database, without the data itself. */
export interface Signal {
  topic: 'outbox' | 'notices' | 'sessions';
  /** the account that the signal concerns; null: any */
  accountId: number | null;
}

type Hear = (signal: Signal) => void;

/**
 * Wakes all processes that use one database. The adapter of the dialect holds it, so that transactions can reach it
 * too.
 */
export interface Signals {
  send(db: Db, signal: Signal): Promise<void>;
  on(topic: Signal['topic'], hear: Hear): () => void;
}

function signalsOf(db: Db): Signals {
  return (db.getExecutor().adapter as unknown as { signals: Signals }).signals;
}

/**
 * Sends a signal; inside a transaction, it is sent on commit. A signal may arrive twice or never, so listeners must
 * poll too.
 */
export async function sendSignal(db: Db, signal: Signal): Promise<void> {
  return signalsOf(db).send(db, signal);
}

/**
 * Calls `hear` for each signal of a topic, from this process and, on Postgres, from all others. Returns the function
 * that unsubscribes.
 */
export function onSignal(db: Db, topic: Signal['topic'], hear: Hear): () => void {
  return signalsOf(db).on(topic, hear);
}

/** The listeners of this process, by topic. */
export class Listeners {
  readonly #all = new Map<Signal['topic'], Set<Hear>>();

  add(topic: Signal['topic'], hear: Hear): () => void {
    const of = this.#all.get(topic) ?? new Set();
    this.#all.set(topic, of.add(hear));
    return () => of.delete(hear);
  }

  tell(signal: Signal): void {
    for (const hear of this.#all.get(signal.topic) ?? []) hear(signal);
  }

  /** Signals every topic, after a gap in which signals may have been lost. */
  tellAll(): void {
    for (const topic of this.#all.keys()) this.tell({ topic, accountId: null });
  }
}
