import { outboxKinds } from '../../src/app/outbox/outbox-kinds.ts';
import type { OutboxKind } from '../../src/offline/kinds.ts';
import type { Word } from './ledger.ts';

/** A row of the server: its owner, its subject and its content (scripts/e2e-field-rows.mjs). */
export interface Row {
  thing: string;
  account: number;
  value: string;
}

/** A claim on an idempotency key that holds no response. `isDead`: the server that took it was killed. */
export interface Claim {
  key: string;
  isDead: boolean;
}

/** The value of a word that removes a thing, after which no row is left. */
export const gone = 'gone';

/** A fault found in a thing. */
export interface Finding {
  sort: 'lost' | 'doubled' | 'older won' | 'foreign' | 'claimed';
  thing: string;
  words: string;
  rows: string[];
}

/** Compares the words that people wrote with the server's rows, and returns the findings. */
export function compare(words: readonly Word[], rows: readonly Row[], before: readonly Row[]): Finding[] {
  const about = Map.groupBy(words, ({ account, thing }) => `${account} ${thing}`);
  const found: Finding[] = [];
  for (const [place, written] of about) {
    const there = rows.filter(({ account, thing }) => `${account} ${thing}` === place).map(({ value }) => value);
    const sort = judge(written, there);
    if (sort) found.push({ sort, thing: place, words: written.map(wordText).join(', '), rows: there });
  }
  // rows that nobody wrote: another account's words, or a thing of unknown origin
  for (const row of rows) {
    if (about.has(`${row.account} ${row.thing}`) || before.some((old) => isSame(old, row))) continue;
    found.push({ sort: 'foreign', thing: `${row.account} ${row.thing}`, words: '', rows: [row.value] });
  }
  return found;
}

/**
 * Returns the claims that will never be settled. The next attempt takes over the claim of a killed server, unless there
 * is none: the text was removed, or its writer saw the refusal or may never have sent it.
 */
export function abandoned(words: readonly Word[], claims: readonly Claim[]): Finding[] {
  const mayEnd = words.some(({ value, state }) => value === gone || state === 'told' || state === 'unsure');
  return claims
    .filter(({ isDead }) => !(isDead && mayEnd))
    .map(({ key }) => ({ sort: 'claimed', thing: key, words: words.map(wordText).join(', '), rows: [] }));
}

function judge(written: readonly Word[], there: readonly string[]): Finding['sort'] | null {
  if (there.length > 1) return areNew(written, there) ? null : 'doubled';
  // nothing is certain, so the earlier state may remain
  if (!written.some(isCertain)) return null;
  const isSwitch = written.every(({ value }) => value === 'true' || value === 'false');
  const [row] = there;
  const has = (word: Word) => {
    if (word.value === gone) return row === undefined;
    return isSwitch ? word.value === String(row?.includes('true') ?? false) : (row?.includes(word.value) ?? false);
  };
  const allowed = new Set<Word>();
  for (const own of Map.groupBy(written, ({ device }) => device).values()) {
    const last = own.findLastIndex(isCertain);
    for (const word of own.slice(Math.max(last, 0))) allowed.add(word);
  }
  if ([...allowed].some(has)) return null;
  return row !== undefined && written.some(has) ? 'older won' : 'lost';
}

/**
 * Returns whether the rows are things that cannot be changed once they have arrived, such as messages to the team, and
 * that were sent anew. A person who changes such a text in another tab after its arrival, or after being informed of
 * it, writes another message.
 */
function areNew(written: readonly Word[], there: readonly string[]): boolean {
  const sent = written.filter(({ value }) => there.some((row) => row.includes(value)));
  if (sent.length !== there.length || !sent.every(({ kind }) => isFinal(outboxKinds[kind]))) return false;
  return sent.every((word, place) => {
    const before = sent[place - 1];
    if (!before) return true;
    const between = written.slice(written.indexOf(before) + 1, written.indexOf(word));
    // on a slow phone, the previous word may arrive between the tap and the outbox, without its writer's knowledge
    const isAfter = (before.takenAt ?? Number.POSITIVE_INFINITY) < (word.storedAt ?? word.at);
    return isAfter || between.some(({ state }) => state === 'told');
  });
}

/**
 * Returns whether things of a kind cannot be changed once they have arrived. The form says so, and the writer writes
 * another.
 */
function isFinal({ effect }: OutboxKind): boolean {
  return typeof effect === 'object' && 'adds' in effect && 'none' in effect.adds;
}

function isCertain({ state }: Word): boolean {
  return state === 'stored' || state === 'arrived';
}

function wordText({ kind, value, state, device, at }: Word): string {
  return `${kind} ${value} (${state}, device ${device}, ${new Date(at).toISOString().slice(17, 23)})`;
}

function isSame(one: Row, other: Row): boolean {
  return one.thing === other.thing && one.account === other.account && one.value === other.value;
}
