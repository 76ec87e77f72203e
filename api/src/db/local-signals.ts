import type { Db } from './schema/database.ts';
import { Listeners, type Signal, type Signals } from './signals.ts';

/** Sends signals inside one process, for SQLite. Holds them back until the current transaction ends. */
export class LocalSignals implements Signals {
  readonly #listeners = new Listeners();
  #held: Signal[] | null = null;

  async send(_db: Db, signal: Signal): Promise<void> {
    if (this.#held) this.#held.push(signal);
    else setImmediate(() => this.#listeners.tell(signal));
  }

  on(topic: Signal['topic'], hear: (signal: Signal) => void): () => void {
    return this.#listeners.add(topic, hear);
  }

  hold(): void {
    this.#held = [];
  }

  /** Sends the held signals, also after a rollback: a needless signal costs only one extra check. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    if (held.length === 0) return;
    setImmediate(() => {
      for (const signal of held) this.#listeners.tell(signal);
    });
  }
}
