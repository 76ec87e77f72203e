import { moves } from './moves/moves.ts';
import type { Result } from './round.ts';

const sorts = ['lost', 'doubled', 'older won', 'foreign'] as const;

/** Counts rounds, and says what happened in them. */
export class Tally {
  readonly #seed: number;
  readonly #began = Date.now();
  readonly #moves = new Map<string, number>(Object.keys(moves).map((kind) => [kind, 0]));
  readonly #states = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #told = new Map<string, number>();
  readonly #found = new Map<string, number>(sorts.map((sort) => [sort, 0]));
  #rounds = 0;
  #withWrites = 0;
  #broken = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  add(round: number, result: Result | Error): void {
    this.#rounds += 1;
    if (this.#rounds % 25 === 0) console.log(`${this.#rounds} rounds`);
    if (result instanceof Error) {
      this.#broken += 1;
      console.log(`✗ round ${round}: ${result.stack}`);
      return;
    }
    const { findings, words, told, events, log } = result;
    if (words.length > 0) this.#withWrites += 1;
    for (const { kind, state } of words) {
      count(this.#moves, kind);
      count(this.#states, state);
    }
    for (const event of events) count(this.#events, event);
    for (const one of told) count(this.#told, one);
    for (const { sort } of findings) count(this.#found, sort);
    if (told.includes('stuck')) this.#broken += 1;
    if (findings.length === 0 && !told.includes('stuck')) return;
    console.log(`✗ round ${round} (again: npm run field -- --seed ${this.#seed} --round ${round})`);
    for (const line of log) console.log(`    ${line}`);
    for (const { sort, thing, words, rows } of findings) {
      console.log(`  ${sort}: ${thing}\n    said: ${words}\n    there: ${JSON.stringify(rows)}`);
    }
  }

  finish(faults: ReadonlyMap<string, number>, leftovers: Record<string, number>): void {
    const seconds = (Date.now() - this.#began) / 1000;
    console.log(
      `\nseed ${this.#seed}: ${this.#rounds} rounds, ${this.#withWrites} with writes, ${seconds.toFixed(0)} s`,
    );
    console.log(`moves      ${list(this.#moves)}`);
    console.log(`of them    ${list(this.#states)}`);
    console.log(`faults     ${list(faults)}`);
    console.log(`events     ${list(this.#events)}`);
    console.log(`to decide  ${list(this.#told)}`);
    console.log(`left over  ${list(new Map(Object.entries(leftovers)))}`);
    console.log(`found      ${list(this.#found)}, rounds that did not end ${this.#broken}`);
    const left = Object.values(leftovers).reduce((sum, one) => sum + one, 0);
    if (left > 0) this.#broken += 1;
  }

  /** One test for each sort of finding, and one for rounds that came to no end. */
  counts(): { numPassedTests: number; numFailedTests: number } {
    const all = [...this.#found.values(), this.#broken + (this.#withWrites === 0 ? 1 : 0)];
    const failed = all.filter((found) => found > 0).length;
    return { numPassedTests: all.length - failed, numFailedTests: failed };
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, many]) => `${name} ${many}`).join(', ') || 'none';
}
