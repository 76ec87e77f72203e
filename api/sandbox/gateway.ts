import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { minute } from '@tero/shared/rules/time/durations';
import type { Clock } from '../src/core/clock.ts';
import { isStorageFull } from '../src/core/errors.ts';
import { apiFolder } from '../src/core/folders.ts';
import { decide } from './agreements.ts';
import { answerApi } from './api.ts';
import { billDue } from './billing.ts';
import type { Books } from './books.ts';
import { checkoutPage, returnAddress } from './checkout.ts';
import { answer, faultSwitch } from './faults.ts';
import { startNotifier } from './notifier.ts';
import { simulations } from './simulation.ts';
import { openStore } from './store.ts';

export interface GatewayOptions {
  dataDir: string;
  accessToken: string;
  webhookSecret: string;
  /** public URL of the checkout pages; the gateway's own by default */
  checkoutBase?: string;
  clock: Clock;
}

export interface Gateway {
  url: string;
  /** the id of its books, which processes with one data folder share */
  booksId: string;
  /** Sets where its webhook events go. */
  notifyAt: (url: string) => void;
  /**
   * Calls a verb of `/_sim`: payer, advance, event, fault, notify-at. Resolves when its webhook events were sent once.
   */
  ask(verb: string, body: unknown): Promise<void>;
  close(): Promise<void>;
}

const stylesheet = readFileSync(join(apiFolder, 'sandbox/checkout.css'), 'utf8');
const mostBytes = 64 * 1024;
const billingPause = minute;

/**
 * Starts a server on this machine with the part of MercadoPago's API that Tero uses, its checkout and its signed
 * webhook events. Its time is the clock's, plus the offset of `/_sim/advance`.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const store = openStore(options.dataDir);
  const faults = faultSwitch();
  const now = () => options.clock.now().getTime() + Number(store.setting('offset') ?? 0);
  const notifier = startNotifier({ store, secret: options.webhookSecret, now, faults: faults.notifications });
  const books: Books = { store, now, announce: notifier.announce };

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const text = await readText(request);
    const fault = faults.next();
    if (fault.status) return answer(response, fault, fault.status, JSON.stringify({ message: fault.message }));
    const { status, body } = answerApi(
      books,
      {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        authorization: request.headers.authorization,
        idempotencyKey: request.headers['x-idempotency-key'] as string | undefined,
        text,
      },
      { accessToken: options.accessToken, checkoutBase: options.checkoutBase ?? `${gateway.url}/checkout` },
    );
    notifier.flush();
    return answer(response, fault, status, body);
  }

  async function checkout(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (id === 'estilo.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
      return;
    }
    const agreement = store.find('agreements', id);
    if (!agreement || request.method !== 'POST') {
      const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(agreement ? 200 : 404, html).end(checkoutPage(agreement));
      return;
    }
    const choice = new URLSearchParams(await readText(request)).get('action');
    if (choice === 'pay' || choice === 'reject') store.together(() => decide(books, id, choice));
    notifier.flush();
    response.writeHead(303, { location: returnAddress(agreement, choice) }).end();
  }

  async function simulate(request: IncomingMessage, response: ServerResponse, verb: string): Promise<void> {
    // a page in a browser cannot send this content type across origins
    if (request.headers['content-type'] !== 'application/json') return end(response, 415);
    const body = JSON.parse((await readText(request)) || '{}');
    if (verb === 'fault') faults.set(body);
    else if (verb === 'notify-at') notifier.notifyAt(String(body.url));
    else if (simulations[verb]) store.together(() => simulations[verb]?.(books, body));
    else return end(response, 404);
    notifier.flush();
    // `notify-at` does not wait, because this same server cannot receive webhook events while it starts
    if (verb !== 'notify-at') await notifier.settled();
    end(response, 204);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [first, second = ''] = url.pathname.split('/').filter(Boolean);
    const handled =
      first === 'checkout'
        ? checkout(request, response, second)
        : first === '_sim'
          ? simulate(request, response, second)
          : api(request, response, url);
    handled.catch(() => end(response, 400));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const timer = setInterval(() => {
    try {
      store.together(() => billDue(books));
      notifier.flush();
    } catch (error) {
      // on a full disk it is tried again a minute later
      if (!isStorageFull(error)) throw error;
    }
  }, billingPause).unref();

  const gateway: Gateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    booksId: store.once('books', randomUUID()),
    notifyAt: notifier.notifyAt,
    async ask(verb, body) {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(`${gateway.url}/_sim/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!sent.ok) throw new Error(`the sandbox answers ${sent.status} to ${verb}`);
    },
    async close() {
      clearInterval(timer);
      notifier.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      store.close();
    },
  };
  return gateway;
}

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status);
  response.end();
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw new Error('too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
