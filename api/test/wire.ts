import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export interface WireResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Makes a call through a socket, with the target exactly as it is written. */
export async function callWire(
  app: FastifyInstance,
  method: string,
  target: string,
  given: { headers?: Record<string, string>; body?: string } = {},
): Promise<WireResponse> {
  const port = await portOf(app);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: target, headers: given.headers ?? {} });
    call.on('error', reject);
    call.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await text(response) });
    });
    call.end(given.body);
  });
}

/** Sends raw bytes, and returns everything that comes back until the server closes the connection. */
export async function sendRaw(app: FastifyInstance, bytes: string): Promise<WireResponse> {
  const socket = connect(await portOf(app), '127.0.0.1');
  socket.write(bytes);
  return parseResponse(await text(socket));
}

/** Reads the first response in what a server has sent. */
export function parseResponse(received: string): WireResponse {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^.*?: */, '')]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}
