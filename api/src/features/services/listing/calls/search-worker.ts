// The thread that finds on SQLite: its own rules, its own connection that reads, which sees what was committed before.
import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { changesOf } from '../../../../db/changes.ts';
import { openSqliteToRead } from '../../../../db/open.ts';
import { currentLexicon, lexiconChanged } from '../../../categories/known.ts';
import { find } from '../finding.ts';
import type { FromThread, ToThread } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this runs in a thread');
const say = (message: FromThread) => port.postMessage(message);

const db = openSqliteToRead(workerData as string);
const changes = changesOf(db);
const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
const tables = new Set(rows.map(({ name }) => name));
/** what the lexicon was made of */
let { reads } = await changes.record(() => currentLexicon(db, new Date(0)));

port.on('message', ({ id, asked }: ToThread) => {
  // any write may be one of the panel's words: those count at once
  if (!changes.isUnchanged(reads)) {
    lexiconChanged(db);
    reads = { ...reads, since: changes.count };
  }
  changes
    .record(() => find(db, asked))
    .then(
      ({ result: findings, reads: { texts, until } }) => say({ id, findings, tables: tablesIn(texts), until }),
      (error: unknown) => say({ id, failed: error instanceof Error ? String(error.stack) : String(error) }),
    );
});

const named = new Map<string, readonly string[]>();
const mostNamed = 500;

/** The tables that statements name: the statements themselves are long, and some others each time. */
function tablesIn(texts: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const known = named.get(text) ?? (text.match(/\w+/g) ?? []).filter((name) => tables.has(name));
    if (named.size >= mostNamed) named.clear();
    named.set(text, known);
    for (const table of known) found.add(table);
  }
  return [...found];
}
