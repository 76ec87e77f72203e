import { setImmediate as nextTurn } from 'node:timers/promises';
import { askingNetwork } from './asking.ts';
import { AppError } from './errors.ts';
import { queueWaiting } from './meters.ts';

/** Runs work a few at a time. */
export interface BoundedQueue {
  /**
   * Runs `work` in its turn and returns its result. Throws `overloaded` at once when the queue is full, or later when a
   * network with fewer waiting calls displaces it. Work that `yields` cannot use the kept places.
   */
  run<T>(work: () => Promise<T>, given?: { yields: boolean }): Promise<T>;
}

interface Turn {
  /** null: the server's own work, which no network displaces */
  network: string | null;
  begin(): void;
  refuse(error: AppError): void;
}

/** Seconds after which another attempt is worth it. */
const retryAfter = 5;

/**
 * Returns a queue for expensive work, so that a flood of it delays only itself. `name` is for operators. At most
 * `running` run and `waiting` wait. Networks that wait take turns, each in order of arrival. In a full queue, a network
 * with fewer waiting calls displaces the last call of the network with the most.
 */
export function boundedQueue(given: { name: string; running: number; waiting: number; kept?: number }): BoundedQueue {
  const { name, running, waiting, kept = 0 } = given;
  let free = running;
  let turns: Turn[] = [];
  const say = () => queueWaiting.set({ queue: name }, turns.length);
  /** the last turn of each network that has work waiting */
  const served = new Map<string | null, number>();
  let begun = 0;
  const leave = () => {
    const next = nextOf(turns, served);
    if (!next) {
      free += 1;
      return;
    }
    turns = turns.filter((turn) => turn !== next);
    say();
    begun += 1;
    served.set(next.network, begun);
    if (turns.length === 0) served.clear();
    next.begin();
  };
  const wait = (network: string | null, room: number) => {
    if (turns.length >= room) {
      const last = displacedBy(turns, network);
      if (!last) throw new AppError('overloaded', { retryAfter });
      turns = turns.filter((turn) => turn !== last);
      last.refuse(new AppError('overloaded', { retryAfter }));
    }
    return new Promise<void>((begin, refuse) => {
      turns.push({ network, begin, refuse });
      say();
    });
  };
  return {
    async run(work, { yields } = { yields: false }) {
      if (free > 0) free -= 1;
      else await wait(askingNetwork(), yields ? waiting - kept : waiting);
      try {
        // SQLite returns synchronously: without this pause no other request would be read, and the queue would never
        // fill
        await nextTurn();
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Returns the first work of the network that has waited longest since its last turn. */
function nextOf(turns: readonly Turn[], served: ReadonlyMap<string | null, number>): Turn | undefined {
  const at = (turn: Turn) => served.get(turn.network) ?? 0;
  return turns.reduce<Turn | undefined>((first, turn) => (first && at(first) <= at(turn) ? first : turn), undefined);
}

/** Returns the last work of the network with the most waiting calls, if the other network would still have fewer. */
function displacedBy(turns: readonly Turn[], network: string | null): Turn | undefined {
  const counts = new Map<string, number>();
  for (const turn of turns) if (turn.network !== null) counts.set(turn.network, (counts.get(turn.network) ?? 0) + 1);
  const own = turns.filter((turn) => turn.network === network).length;
  const [largest, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return count > own + 1 ? turns.findLast((turn) => turn.network === largest) : undefined;
}
