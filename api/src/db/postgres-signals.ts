import { sql } from 'kysely';
import type pg from 'pg';
import { postgres } from './postgres/library.ts';
import type { Db } from './schema/database.ts';
import { Listeners, type Signal, type Signals } from './signals.ts';

const channel = 'tero';
const longestPause = 5000;

/**
 * Sends signals between all processes on one Postgres: NOTIFY in the transaction, LISTEN on a separate connection.
 * Without an address to listen at, the listeners only poll.
 */
export class PostgresSignals implements Signals {
  readonly #listeners = new Listeners();
  readonly #url: string | null;
  #client: pg.Client | null = null;
  #pause = 1000;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string | null) {
    this.#url = url;
  }

  async send(db: Db, signal: Signal): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`.execute(db);
  }

  on(topic: Signal['topic'], hear: (signal: Signal) => void): () => void {
    if (this.#url && !this.#client && !this.#timer && !this.#closed) void this.#connect();
    return this.#listeners.add(topic, hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** Listens on a new connection, because the old one leads to a server that is no longer the primary. */
  again(): void {
    void this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#timer = undefined;
    const client = new postgres.Client({
      connectionString: this.#url ?? '',
      keepAlive: true,
      connectionTimeoutMillis: longestPause,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#listeners.tell(JSON.parse(payload ?? '') as Signal));
    client.on('error', () => undefined);
    client.once('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#pause = 1000;
      this.#listeners.tellAll();
    } catch {
      await client.end().catch(() => undefined);
      this.#connectLater();
    }
  }

  #connectLater(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => void this.#connect(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
