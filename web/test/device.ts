import 'fake-indexeddb/auto';
import { AsyncResource } from 'node:async_hooks';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { Channel, forgetClients, locks, step } from './clients.ts';
import { ScriptedServer } from './scripted-server.ts';

/** Imitates in this process the parts of a browser that the outbox and the drafts use. */
export interface Device {
  server: ScriptedServer;
  /** whether there is a connection; with false every request fails */
  online: boolean;
  /** whether the browser reports no connection, whatever `online` says */
  claimsNone: boolean;
  /** number of further writes of rows with bytes before the device is full */
  room: number;
}

const origin = 'http://tero.test';
let device: Device;

class Memory {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/**
 * Returns an empty device with a healthy server and a stopped clock, which `vi.advanceTimersByTime` advances. Resets
 * the modules, because each page has its own.
 */
export function newDevice(): Device {
  vi.resetModules();
  forgetClients();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-22T12:00:00Z') });
  const later = globalThis.setTimeout;
  device = { server: new ScriptedServer(), online: true, claimsNone: false, room: Number.POSITIVE_INFINITY };
  const events = new EventTarget();
  const given = {
    window: globalThis,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    localStorage: new Memory(),
    sessionStorage: new Memory(),
    indexedDB: new IDBFactory(),
    BroadcastChannel: Channel,
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    fetch: ask,
    location: { origin },
    // what a client plans it does itself
    setTimeout: (work: () => void, pause?: number) => later(AsyncResource.bind(work), pause),
    navigator: {
      get onLine() {
        return device.online && !device.claimsNone;
      },
      userAgent: 'test',
      locks,
      storage: {},
    },
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  return device;
}

async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = typeof input === 'string' && input.startsWith('/') ? origin + input : input;
  const request = new Request(address, init);
  // read in any case, because Node warns of a body that is abandoned unread
  const body = await request.text();
  step();
  if (!device.online) throw new TypeError('Failed to fetch');
  const response = await withAbort(device.server.handle(request, body), request.signal);
  // killed before the response was read
  step();
  return response;
}

function withAbort<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}

// a transaction is one step: it is stored completely or not at all
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof transaction>) {
  // the database creates this transaction itself when it is opened
  if ((given[1] as string) !== 'versionchange') step();
  return transaction.apply(this, given);
};

const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
  const request = put.apply(this, given);
  if (!this.name.endsWith('-photos')) return request;
  device.room -= 1;
  if (device.room < 0) request.addEventListener('success', () => failForSpace(this.transaction as FakeTransaction));
  return request;
};

/** The internal fields of a transaction of fake-indexeddb, which browsers do not expose. */
interface FakeTransaction extends IDBTransaction {
  _requests: { request: IDBRequest }[];
  _abort: (errorName: string) => void;
}

/** Fails a transaction at its end for lack of space, as browsers do: the whole transaction is undone. */
function failForSpace(tx: FakeTransaction): void {
  if (tx._requests.every(({ request }) => request.readyState === 'done')) tx._abort('QuotaExceededError');
}

/** Waits until `isSo` returns true, while pending work in storage and on the server proceeds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > 20_000) throw new Error('it did not come to that');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
