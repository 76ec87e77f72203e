import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface ReceivedPush {
  /** the endpoint of the subscription that it came for */
  endpoint: string;
  /** decrypted */
  text: string;
  ttl: number;
  urgency: string | null;
  topic: string | null;
}

type Outcome = number | 'hang' | 'flood';

/** The keys of a subscribed browser. */
interface Receiver {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/**
 * Starts a push service on this machine that validates requests like real ones and decrypts like browsers (RFC 8030,
 * 8188, 8291, 8292), using only Node. `state.outcome` and `outcomes` override its response, for all endpoints or for
 * one.
 */
export async function startPushService(tls?: { key: string; cert: string }) {
  const receivers = new Map<string, Receiver>();
  const messages: ReceivedPush[] = [];
  /** reasons of the refused calls */
  const faults: string[] = [];
  const state = { calls: 0, outcome: null as Outcome | null, retryAfter: null as string | null };
  const outcomes = new Map<string, Outcome>();
  const server = tls ? createTlsServer(tls) : createServer();
  server.on('request', (request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.calls += 1;
    const endpoint = `${origin}${request.url}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const outcome = outcomes.get(endpoint) ?? state.outcome;
    if (outcome === 'hang') return;
    if (outcome === 'flood') return flood(response);
    if (state.retryAfter) response.setHeader('retry-after', state.retryAfter);
    response.writeHead(outcome ?? accept(endpoint, request, Buffer.concat(chunks))).end();
  }

  function accept(endpoint: string, { headers, method }: IncomingMessage, body: Buffer): number {
    const receiver = receivers.get(endpoint);
    if (!receiver) return 410;
    const header = (name: string) => (headers[name] as string | undefined) ?? null;
    const refuse = (status: number, fault: string) => {
      faults.push(fault);
      return status;
    };
    if (method !== 'POST' || header('content-encoding') !== 'aes128gcm') return refuse(400, 'not aes128gcm');
    if (body.length > 4096) return refuse(413, 'too large');
    if (!/^\d+$/.test(header('ttl') ?? '')) return refuse(400, 'no TTL');
    if (!/^[\w-]{0,32}$/.test(header('topic') ?? '')) return refuse(400, 'bad topic');
    const fault = vapidFault(header('authorization') ?? '', origin);
    if (fault) return refuse(403, fault);
    const text = decrypt(body, receiver);
    messages.push({ endpoint, text, ttl: Number(header('ttl')), urgency: header('urgency'), topic: header('topic') });
    return 201;
  }

  /** Returns the `PushSubscription.toJSON()` of a new browser of this service. */
  function subscribe() {
    const ecdh = createECDH('prime256v1');
    const receiver = { ecdh, auth: randomBytes(16) };
    const p256dh = ecdh.generateKeys().toString('base64url');
    const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`;
    receivers.set(endpoint, receiver);
    return { endpoint, keys: { p256dh, auth: receiver.auth.toString('base64url') } };
  }

  /** Breaks the calls that have no response yet. */
  const hangUp = () => server.closeAllConnections();
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    origin,
    subscribe,
    expire: (endpoint: string) => receivers.delete(endpoint),
    messages,
    faults,
    state,
    outcomes,
    hangUp,
    close,
  };
}

/** Sends an endless response, as long as somebody reads it. */
function flood(response: ServerResponse): void {
  const block = Buffer.alloc(1024 * 1024);
  response.writeHead(201);
  let left = 100;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(block)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

/** Returns the error of a VAPID signature; undefined when the signature is valid. */
function vapidFault(authorization: string, audience: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'no VAPID key';
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) return 'bad signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  if (aud !== audience) return `audience ${aud}`;
  if (!(left > 0 && left <= 24 * 3600)) return `expiry in ${left} s`;
  if (!/^mailto:\S+@\S+|^https:\/\//.test(sub)) return `subject ${sub}`;
}

/** Decrypts a body by RFC 8291: one record, for one receiver. */
function decrypt(body: Buffer, { ecdh, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
