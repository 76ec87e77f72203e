import { writeFileSync } from 'node:fs';
import { moves } from './moves/moves.ts';
import type { Result } from './round.ts';

const sorts = ['lost', 'doubled', 'older won', 'foreign', 'claimed'] as const;
const states = ['arrived', 'stored', 'told', 'unsure'] as const;

type Counts = Record<string, number>;

/** Number of rounds between two lines of output, and between two writes of the report. */
const often = 25;

/** Counts rounds, and says what happened in them. */
export class Tally {
  readonly #seed: number;
  readonly #file: string | undefined;
  readonly #began = Date.now();
  /** number of words by kind and state */
  readonly #kinds: Record<string, Counts> = Object.fromEntries(Object.keys(moves).map((kind) => [kind, {}]));
  readonly #events: Counts = {};
  readonly #told: Counts = {};
  readonly #found: Counts = Object.fromEntries(sorts.map((sort) => [sort, 0]));
  #faults: Counts = {};
  #leftovers: Counts = {};
  #rounds = 0;
  #withWrites = 0;
  #broken = 0;

  constructor(seed: number, file: string | undefined) {
    this.#seed = seed;
    this.#file = file;
  }

  add(round: number, result: Result | Error, faults: ReadonlyMap<string, number>): void {
    this.#rounds += 1;
    this.#faults = Object.fromEntries(faults);
    this.#count(round, result);
    if (this.#rounds % often !== 0) return;
    console.log(`${this.#rounds} rounds, ${this.#seconds()} s`);
    this.#write();
  }

  finish(leftovers: Counts): void {
    this.#leftovers = leftovers;
    this.#write();
    console.log(`\nseed ${this.#seed}: ${this.#rounds} rounds, ${this.#withWrites} with writes, ${this.#seconds()} s`);
    for (const [kind, ends] of Object.entries(this.#kinds)) console.log(`${kind.padEnd(16)} ${list(ends)}`);
    console.log(`faults     ${list(this.#faults)}`);
    console.log(`events     ${list(this.#events)}`);
    console.log(`to decide  ${list(this.#told)}`);
    console.log(`left over  ${list(leftovers)}`);
    console.log(`found      ${list(this.#found)}, rounds that did not end ${this.#broken}`);
  }

  /** Counts one test for each sort of finding, and one test for rounds that did not end. */
  counts(): { numPassedTests: number; numFailedTests: number } {
    const left = Object.values(this.#leftovers).reduce((sum, one) => sum + one, 0);
    const empty = this.#rounds - this.#withWrites;
    const all = [...Object.values(this.#found), this.#broken + left + empty];
    const failed = all.filter((found) => found > 0).length;
    return { numPassedTests: all.length - failed, numFailedTests: failed };
  }

  #count(round: number, result: Result | Error): void {
    if (result instanceof Error) {
      this.#broken += 1;
      console.log(`✗ round ${round}: ${result.stack}`);
      return;
    }
    const { findings, words, told, events, log } = result;
    if (words.length > 0) this.#withWrites += 1;
    for (const { kind, state } of words) count(this.#kinds[kind] as Counts, state);
    for (const event of events) count(this.#events, event);
    for (const one of told) count(this.#told, one);
    for (const { sort } of findings) count(this.#found, sort);
    if (told.includes('stuck')) this.#broken += 1;
    if (findings.length === 0 && !told.includes('stuck')) return;
    console.log(`✗ round ${round} (again: npm run e2e -- --field --seed ${this.#seed} --round ${round})`);
    for (const line of log) console.log(`    ${line}`);
    for (const { sort, thing, words, rows } of findings) {
      console.log(`  ${sort}: ${thing}\n    said: ${words}\n    there: ${JSON.stringify(rows)}`);
    }
  }

  #seconds(): number {
    return Math.round((Date.now() - this.#began) / 1000);
  }

  #write(): void {
    if (!this.#file) return;
    const all = {
      ...this.counts(),
      seed: this.#seed,
      rounds: this.#rounds,
      withWrites: this.#withWrites,
      seconds: this.#seconds(),
      kinds: this.#kinds,
      faults: this.#faults,
      events: this.#events,
      told: this.#told,
      leftovers: this.#leftovers,
      found: this.#found,
      broken: this.#broken,
    };
    writeFileSync(this.#file, JSON.stringify(all));
  }
}

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function list(counts: Counts): string {
  const order = (name: string) => (states as readonly string[]).indexOf(name);
  const sorted = Object.entries(counts).toSorted(([one], [other]) => order(one) - order(other));
  return sorted.map(([name, many]) => `${name} ${many}`).join(', ') || 'none';
}
