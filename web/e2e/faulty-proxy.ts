import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An error on the way of a write. */
export type Fault =
  | 'none'
  /** the connection is refused */
  | 'refuse'
  /** the connection breaks within the request */
  | 'cut'
  /** the server handles it, but its response is lost */
  | 'drop'
  /** the connection breaks within the response */
  | 'half'
  | 'delay'
  /** the network or the browser sends it twice: in parallel, or one after the other */
  | 'twice'
  | 'again'
  /** 503 with Retry-After */
  | 'busy';

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Starts a proxy to the server at `baseURL` under its own origin. `choose` names an error for each write of an outbox;
 * everything else passes.
 */
export async function startFaultyProxy(baseURL: string | undefined, choose: (request: IncomingMessage) => Fault) {
  const target = new URL(baseURL ?? '');
  const agent = new Agent({ keepAlive: true });
  const happened = new Map<Fault, number>();

  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    const fault = isWrite(request) ? choose(request) : 'none';
    if (isWrite(request)) happened.set(fault, (happened.get(fault) ?? 0) + 1);
    void answer(fault, request, response).catch(() => request.socket.destroy());
  });

  async function answer(fault: Fault, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isWrite(request)) return pass(request, response);
    if (fault === 'refuse') return void request.socket.destroy();
    if (fault === 'busy') {
      const text = JSON.stringify({ success: false, code: 'overloaded', message: 'Ocupado' });
      request.resume();
      return void response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(text);
    }
    const body = await buffer(request);
    if (fault === 'cut') return breakOff(request, body);
    if (fault === 'delay') await new Promise((resolve) => setTimeout(resolve, body.length % 150));
    const first = send(request, body);
    if (fault === 'twice') await Promise.all([first, send(request, body)]);
    if (fault === 'again') await first.then(() => send(request, body));
    const passed = await first;
    if (fault === 'drop') return void request.socket.destroy();
    response.writeHead(passed.status, passed.headers);
    if (fault !== 'half') return void response.end(passed.body);
    response.write(passed.body.subarray(0, passed.body.length / 2), () => request.socket.destroy());
  }

  function open(request: IncomingMessage) {
    const { method, url: path, headers } = request;
    return ask({ host: target.hostname, port: target.port, method, path, headers, agent });
  }

  /** Sends half of the request to the server, then breaks the connection. */
  function breakOff(request: IncomingMessage, body: Buffer): void {
    const up = open(request);
    up.on('error', () => undefined);
    up.write(body.subarray(0, body.length / 2), () => {
      up.destroy();
      request.socket.destroy();
    });
  }

  function send(request: IncomingMessage, body: Buffer): Promise<Passed> {
    return new Promise((resolve, reject) => {
      const up = open(request);
      up.on('error', reject);
      up.on('response', (answered) => {
        buffer(answered).then(
          (read) => resolve({ status: answered.statusCode ?? 500, headers: answered.headers, body: read }),
          reject,
        );
      });
      up.end(body);
    });
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const up = open(request);
    up.on('error', () => request.socket.destroy());
    up.on('response', (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(response);
    });
    response.on('close', () => up.destroy());
    request.pipe(up);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

function isWrite({ method, url = '' }: IncomingMessage): boolean {
  return method !== 'GET' && /^\/api\/(reviews|review-responses|posts|favorites|contact|uploads)/.test(url);
}
