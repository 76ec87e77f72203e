import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The faults of the connection to Postgres: it refuses new connections, or stands still. */
export type LineFault = 'refused' | 'still';

/** Returns a connection to a Postgres server, at an address of its own, for the rest of the test. */
export async function lineTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let fault: LineFault | null = null;
  const line = createServer((caller) => {
    const server = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [caller, server],
      [server, caller],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (part) => fault !== 'still' && to.write(part));
    }
    if (fault === 'refused') caller.destroy();
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const own = new URL(url);
  own.port = String((line.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    line.close();
  });
  return {
    url: own.href,
    /** Sets the present fault; null removes it. */
    set(next: LineFault | null): void {
      fault = next;
      if (next !== 'still') cut();
    },
  };
}
