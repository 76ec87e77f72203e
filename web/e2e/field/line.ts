import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The fault of a call that writes. */
export const faults = [
  /** the connection is refused */
  'refuse',
  /** the connection breaks within the request */
  'cut',
  /** the request goes nowhere, and nothing is said */
  'swallow',
  /** the server acts, and its response is lost */
  'lose',
  /** the connection breaks within the response */
  'half',
  'delay',
  /** the network or the browser sends it twice: in parallel, or one after the other */
  'twice',
  'again',
  /** a hotel's login page, with 200 */
  'portal',
  /** 503 */
  'busy',
] as const;
export type Fault = (typeof faults)[number] | 'none';
/** The condition of the line for all calls. */
export type Weather = 'fine' | 'down' | 'portal' | 'busy';

/** A write, and when something became of it. */
export interface Delivery {
  at: number;
  method: string;
  path: string;
  body: string;
}

const login = '<!doctype html><html><body><h1>Hotel</h1><form><button>Aceptar</button></form></body></html>';
const overloaded = JSON.stringify({ success: false, code: 'overloaded', message: 'Ocupado' });

/** The network between the browsers and the server on `port`. It has its own origin, and fails on demand. */
export class Line {
  weather: Weather = 'fine';
  deck: Fault[] = [];
  readonly happened = new Map<string, number>();
  /** writes whose response was delivered whole */
  readonly delivered: Delivery[] = [];
  /** writes that got a response, but not from the server */
  readonly refused: Delivery[] = [];
  /** writes that the server accepted, whether or not their responses arrived */
  readonly taken: Delivery[] = [];
  /** called when a write is about to reach the server */
  onWrite: () => void = () => undefined;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #swallowed = new Set<IncomingMessage>();
  readonly #server;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    this.#server = createServer((request, response) => {
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      void this.#answer(request, response).catch(() => request.socket.destroy());
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends all faults; connections that hung are cut. */
  heal(): void {
    this.weather = 'fine';
    this.deck = [];
    for (const { socket } of this.#swallowed) socket.destroy();
    this.#swallowed.clear();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const writes = isWrite(request);
    const fault = this.#faultOf(request, writes);
    if (fault !== 'none' && writes) this.happened.set(fault, (this.happened.get(fault) ?? 0) + 1);
    if (!writes && fault === 'none') return this.#pass(request, response);
    if (fault === 'refuse') return void request.socket.destroy();
    const body = await buffer(request);
    const { method = '', url: path = '' } = request;
    const write = { method, path, body: body.toString() };
    if (fault === 'portal' || fault === 'busy') this.refused.push({ ...write, at: Date.now() });
    if (fault === 'swallow') return void this.#swallowed.add(request);
    if (fault === 'portal') return void response.writeHead(200, { 'content-type': 'text/html' }).end(login);
    if (fault === 'busy') return void response.writeHead(503, { 'content-type': 'application/json' }).end(overloaded);
    if (fault === 'cut') return this.#breakOff(request, body);
    if (fault === 'delay') await wait(50 + (body.length % 250));
    this.onWrite();
    const first = this.#send(request, body);
    if (fault === 'twice') await Promise.all([first, this.#send(request, body)]);
    if (fault === 'again') await first.then(() => this.#send(request, body));
    const passed = await first;
    // a thing that is already gone counts as deleted
    const isDone = passed.status < 300 || (method === 'DELETE' && passed.status === 404);
    if (isDone) this.taken.push({ ...write, at: Date.now() });
    if (fault === 'lose') return void request.socket.destroy();
    response.writeHead(passed.status, passed.headers);
    if (fault === 'half') {
      return void response.write(passed.body.subarray(0, passed.body.length / 2), () => request.socket.destroy());
    }
    response.end(passed.body, () => {
      if (isDone) this.delivered.push({ ...write, at: Date.now() });
    });
  }

  #faultOf({ url = '' }: IncomingMessage, writes: boolean): Fault {
    // calls with which the test signs a device in, which must always work
    if (url === '/robots.txt') return 'none';
    if (this.weather === 'down') return 'refuse';
    if (this.weather === 'portal') return 'portal';
    // the app retries reads after seconds, and the story does not wait for that
    if (this.weather === 'busy' && (writes || url.startsWith('/health'))) return 'busy';
    return writes ? (this.deck.shift() ?? 'none') : 'none';
  }

  #open({ method, url: path, headers }: IncomingMessage) {
    return ask({ host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent });
  }

  /** Sends half of the request to the server, then breaks the connection. */
  #breakOff(request: IncomingMessage, body: Buffer): void {
    const up = this.#open(request);
    up.on('error', () => request.socket.destroy());
    up.write(body.subarray(0, body.length / 2), () => {
      up.destroy();
      request.socket.destroy();
    });
  }

  #send(request: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const up = this.#open(request);
      up.on('error', reject);
      up.on('response', (answered) => {
        const { statusCode: status = 500, headers } = answered;
        buffer(answered).then((read) => resolve({ status, headers, body: read }), reject);
      });
      up.end(body);
    });
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const up = this.#open(request);
    up.on('error', () => request.socket.destroy());
    up.on('response', (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.on('error', () => request.socket.destroy());
      answered.pipe(response);
    });
    response.on('close', () => up.destroy());
    request.pipe(up);
  }
}

/** Returns whether a request is a call of an outbox, or another change by a person. */
function isWrite({ method = '', url = '' }: IncomingMessage): boolean {
  return !['GET', 'HEAD'].includes(method) && url.startsWith('/api/');
}
