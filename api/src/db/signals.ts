import type { Db } from './schema/database.ts';

/** Something that may be worth a look: never the news itself, which is in the database. */
export interface Signal {
  topic: 'outbox' | 'notices' | 'sessions';
  /** whom it is about; null: anybody */
  accountId: number | null;
}

type Hear = (signal: Signal) => void;

/** How a database's processes wake one another. Kept on the dialect's adapter, so that transactions find it too. */
export interface Signals {
  send(db: Db, signal: Signal): Promise<void>;
  on(topic: Signal['topic'], hear: Hear): () => void;
}

function signalsOf(db: Db): Signals {
  return (db.getExecutor().adapter as unknown as { signals: Signals }).signals;
}

/** Wakes those who wait for it, after the transaction has committed. It may come twice or not at all: look by the clock too. */
export function sendSignal(trx: Db, signal: Signal): Promise<void> {
  return signalsOf(trx).send(trx, signal);
}

/** Calls `hear` for each signal of a topic, of this process and, on Postgres, of all others. Returns what ends it. */
export function onSignal(db: Db, topic: Signal['topic'], hear: Hear): () => void {
  return signalsOf(db).on(topic, hear);
}

/** Who listens in this process. */
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

  /** Something may have been missed. */
  tellAll(): void {
    for (const topic of this.#all.keys()) this.tell({ topic, accountId: null });
  }
}
