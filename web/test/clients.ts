import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';

/** A page or worker of the device under test. Its asynchronous context identifies its calls. */
export interface Client {
  name: string;
  isAlive: boolean;
  /** number of steps (transactions, requests, responses) that it takes before it is killed */
  stepsLeft: number;
}

/**
 * Thrown at the step at which a client is killed, and at all later steps, so that it reaches neither storage nor
 * server.
 */
class Killed extends Error {}

const context = new AsyncLocalStorage<Client>();
const clients = new Set<Client>();

export function client(name: string, stepsLeft = Number.POSITIVE_INFINITY): Client {
  const who = { name, isAlive: true, stepsLeft };
  clients.add(who);
  return who;
}

/** Runs `work` as the client. */
export function as<T>(who: Client, work: () => T): T {
  return context.run(who, work);
}

/** Runs `work` as a client that may be killed meanwhile. Resolves when `work` ends or the client is killed. */
export async function untilKilled(who: Client, work: () => Promise<unknown>): Promise<void> {
  try {
    await as(who, work);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

/** Takes one step as the client of this context. */
export function step(): void {
  const who = context.getStore();
  if (!who) return;
  if (who.stepsLeft <= 0 && who.isAlive) kill(who);
  if (!who.isAlive) throw new Killed(`${who.name} was killed`);
  who.stepsLeft -= 1;
}

/** Kills a client at once, whatever it is doing. */
export function kill(who: Client): void {
  who.isAlive = false;
  for (const release of [...holds]) if (release.who === who) release.let();
  for (const [name, queue] of queues) {
    const others = queue.filter((request) => request.who !== who);
    queues.set(name, others);
  }
}

interface Hold {
  who: Client | undefined;
  name: string;
  mode: LockMode;
  let: () => void;
}

const holds = new Set<Hold>();
const queues = new Map<string, { who: Client | undefined; mode: LockMode; begin: () => void }[]>();

/** Imitates Web Locks across clients. A killed client releases its locks. */
export const locks = {
  request<T>(
    name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => Promise<T>,
  ) {
    const who = context.getStore();
    if (ifAvailable && (queues.get(name)?.length || !isFree(name, mode))) return work(null);
    return new Promise<T>((resolve, reject) => {
      const begin = AsyncResource.bind(() => {
        const hold: Hold = {
          who,
          name,
          mode,
          let: () => {
            if (holds.delete(hold)) next(name);
          },
        };
        holds.add(hold);
        work({ name, mode }).then(resolve, reject).finally(hold.let);
      });
      queues.set(name, [...(queues.get(name) ?? []), { who, mode, begin }]);
      next(name);
    });
  },
};

function isFree(name: string, mode: LockMode): boolean {
  return [...holds].every((hold) => hold.name !== name || (hold.mode === 'shared' && mode === 'shared'));
}

function next(name: string): void {
  const [first, ...others] = queues.get(name) ?? [];
  if (!first || !isFree(name, first.mode)) return;
  queues.set(name, others);
  first.begin();
  next(name);
}

const channels = new Set<Channel>();

/** Imitates BroadcastChannel between clients. Messages arrive later, and never reach a killed client. */
export class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly #name: string;
  readonly #who = context.getStore();

  constructor(name: string) {
    this.#name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    if (context.getStore()?.isAlive === false) return;
    const message = structuredClone(data);
    for (const other of channels) if (other !== this && other.#name === this.#name) other.#hear(message);
  }

  #hear(data: unknown): void {
    const deliver = () => {
      if (this.#who?.isAlive !== false) this.onmessage?.({ data });
    };
    setImmediate(this.#who ? () => as(this.#who as Client, deliver) : deliver);
  }
}

/** Kills all clients, and forgets their locks and channels. */
export function forgetClients(): void {
  for (const who of clients) kill(who);
  clients.clear();
  holds.clear();
  queues.clear();
  channels.clear();
}
