import type { Db } from './schema/database.ts';

/** A hint to look into the database, without the data itself. */
export interface Signal {
  topic: 'outbox' | 'notices' | 'sessions';
  /** the account that the signal concerns; null: any */
  accountId: number | null;
}

type Hear = (signal: Signal) => void;

/** Wakes the processes of one database. The dialect's adapter has it, so that transactions reach it too. */
export interface Signals {
  send(db: Db, signal: Signal): Promise<void>;
  on(topic: Signal['topic'], hear: Hear): () => void;
}

function signalsOf(db: Db): Signals {
  return (db.getExecutor().adapter as unknown as { signals: Signals }).signals;
}

/** Signals, in a transaction once it has committed. A signal may arrive twice or never: listeners must poll too. */
export async function sendSignal(db: Db, signal: Signal): Promise<void> {
  return signalsOf(db).send(db, signal);
}

/**
 * Calls `hear` for each signal of a topic, of this process and, on Postgres, of all others. Returns the unsubscribe
 * function.
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
