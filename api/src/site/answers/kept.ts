import type { Changes, Reads } from '../../db/changes.ts';
import type { Finished } from '../views/finished.ts';

interface Kept {
  answer: Finished;
  reads: Reads;
  at: number;
  /** the local day that it is of: some answers begin and end with one */
  day: string;
}

/** Bytes that an entry takes beside its answer and its key, about: what it was made of, and how it is written. */
const beside = 4096;

/**
 * Keeps answers up to a number of bytes, those asked for last, for as long as nothing was written to what they were made
 * of, and no longer than `freshFor` milliseconds: what follows from the clock, and what another process wrote unheard,
 * is that late at most.
 */
export function answersKept({
  changes,
  mostBytes,
  freshFor,
}: {
  changes: Changes;
  mostBytes: number;
  freshFor: number;
}) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    const found = kept.get(key);
    if (found) bytes -= weightOf(key, found);
    kept.delete(key);
  }

  return {
    get(key: string, now: number, day: string): Finished | null {
      const found = kept.get(key);
      if (!found) return null;
      const isFresh = found.day === day && Math.abs(now - found.at) < freshFor && now < found.reads.until;
      if (!isFresh || !changes.isUnchanged(found.reads)) {
        drop(key);
        return null;
      }
      // asked for last, so dropped last
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },
    /** Keeps an answer, unless making it wrote something. */
    keep(key: string, own: Kept): void {
      drop(key);
      const { reads, at } = own;
      if (reads.hasWritten) return;
      kept.set(key, own);
      bytes += weightOf(key, own);
      for (const [oldest, { at: then }] of kept) {
        if (bytes <= mostBytes && Math.abs(at - then) < freshFor) break;
        drop(oldest);
      }
    },
  };
}

function weightOf(key: string, { answer }: Kept): number {
  return answer.bytes + 2 * key.length + beside;
}
