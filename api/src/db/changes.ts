import { noteStatement, type Recording, record } from '../core/recording.ts';
import type { Db } from './schema/database.ts';

/** What a piece of work was made of, and what had been written when it began. */
export interface Reads extends Recording {
  /** a count of changes: only `Changes` knows what it means */
  since: number;
}

interface Statement {
  /** every name in it: tables among them */
  names: ReadonlySet<string>;
  writes: readonly string[];
  isOfSchema: boolean;
}

const written = /\b(?:insert(?: or \w+)? into|replace into|update|delete from)\s+(?:only\s+)?"?(\w+)/gi;
const schema = /^\s*(?:create|alter|drop|truncate|attach|vacuum)\b/i;
const mostKnown = 2000;

const known = new Map<string, Statement>();

function statementOf(text: string): Statement {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const names = new Set(text.match(/\w+/g));
  const writes = [...text.matchAll(written)].map(([, table = '']) => table);
  const made = { names, writes, isOfSchema: schema.test(text) };
  known.set(text, made);
  return made;
}

/**
 * What was written to one database, by table, so that an answer may be kept for as long as nothing changed that it was
 * made of. The drivers tell it every statement; a write counts once it is committed. What one process cannot see of
 * others, `heard` tells it.
 */
export class Changes {
  #count = 0;
  readonly #last = new Map<string, number>();
  #all = 0;
  /** tables from which rows go too when one of the key is deleted; before it is known, a deletion changes everything */
  #followers: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  readonly #tellers = new Set<(tables: readonly string[]) => void>();

  /** Notes a statement that is about to run; returns the tables that it changes, '*' for all. */
  note(text: string): readonly string[] {
    const { writes, isOfSchema } = statementOf(text);
    noteStatement(text, isOfSchema || writes.length > 0);
    if (isOfSchema) return ['*'];
    if (writes.length === 0) return writes;
    return /\bdelete\b/i.test(text) ? writes.flatMap((table) => this.#withFollowers(table)) : writes;
  }

  /** Counts what this process has committed, and tells it on. */
  commit(tables: Iterable<string>): void {
    const all = [...new Set(tables)];
    if (all.length === 0) return;
    this.heard(all);
    for (const tell of this.#tellers) tell(all);
  }

  /** Counts what another process has written; '*': nobody knows what. */
  heard(tables: readonly string[]): void {
    this.#count += 1;
    for (const table of tables) {
      if (table === '*') this.#all = this.#count;
      else this.#last.set(table, this.#count);
    }
  }

  onCommit(tell: (tables: readonly string[]) => void): void {
    this.#tellers.add(tell);
  }

  /** From now on a deletion changes its table and those that refer to it. */
  learn(references: readonly { table: string; target: string }[]): void {
    const direct = Map.groupBy(references, ({ target }) => target);
    this.#followers = new Map([...direct.keys()].map((table) => [table, closureOf(table, direct)]));
  }

  /** Runs `work` and returns its result with what it was made of. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
    const since = this.#count;
    return record(work).then(({ result, recording }) => ({ result, reads: Object.assign(recording, { since }) }));
  }

  /** How much had been written until now: of a later moment it is more. */
  get count(): number {
    return this.#count;
  }

  /** Whether nothing was written since to what these statements name. */
  isUnchanged(reads: Reads): boolean {
    if (reads.since === this.#count) return true;
    if (this.#all > reads.since) return false;
    for (const [table, at] of this.#last) {
      if (at <= reads.since) continue;
      for (const text of reads.texts) if (statementOf(text).names.has(table)) return false;
    }
    reads.since = this.#count;
    return true;
  }

  #withFollowers(table: string): string[] {
    return this.#followers ? [table, ...(this.#followers.get(table) ?? [])] : ['*'];
  }
}

function closureOf(table: string, direct: ReadonlyMap<string, readonly { table: string }[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (target: string) => {
    for (const reference of direct.get(target) ?? []) {
      if (found.has(reference.table)) continue;
      found.add(reference.table);
      follow(reference.table);
    }
  };
  follow(table);
  return found;
}

/** The changes of a database that is open: kept on its adapter, like its signals. */
export function changesOf(db: Db): Changes {
  return (db.getExecutor().adapter as unknown as { changes: Changes }).changes;
}
