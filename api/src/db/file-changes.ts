import type Sqlite from 'better-sqlite3';
import { Changes, type Reads } from './changes.ts';

/** Changes of a SQLite file: of this process by its statements, of others by the file's own version. */
export class FileChanges extends Changes {
  readonly #version: Sqlite.Statement;
  #seen: unknown;
  /** what the open transaction wrote */
  #held: string[] | null = null;
  /** the file's version was looked at in this turn of the process */
  #hasLooked = false;

  constructor(db: Sqlite.Database) {
    super();
    this.#version = db.prepare('pragma data_version').pluck();
    this.#seen = this.#version.get();
  }

  /** Notes a statement that runs at once. */
  begin(text: string): void {
    const tables = this.note(text);
    if (tables.length === 0) return;
    if (this.#held) this.#held.push(...tables);
    else this.commit(tables);
  }

  hold(): void {
    this.#held = [];
  }

  release(isCommitted: boolean): void {
    const held = this.#held ?? [];
    this.#held = null;
    if (isCommitted) this.commit(held);
  }

  override isUnchanged(reads: Reads): boolean {
    if (!this.#hasLooked) this.#look();
    return super.isUnchanged(reads);
  }

  /** Once a turn: calls that are answered in one had all arrived when it began. */
  #look(): void {
    this.#hasLooked = true;
    setImmediate(() => {
      this.#hasLooked = false;
    });
    const version = this.#version.get();
    if (version !== this.#seen) this.heard(['*']);
    this.#seen = version;
  }
}
