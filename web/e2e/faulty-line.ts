import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * Starts a proxy to the server at `baseURL` with its own origin, which the test can cut: after a number of bytes of an
 * upload (`dieAfter`), as when the server is killed, or at once (`die`). `revive` restores it. With `hang` it accepts
 * requests and never responds, until `goOn`. `sent` is the number of bytes sent to the server.
 */
export async function startLine(baseURL: string | undefined) {
  const target = Number(new URL(baseURL ?? '').port);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let sent = 0;
  let held: (() => void)[] | null = null;
  const gate = () =>
    new Transform({
      transform: (bytes, _encoding, done) => {
        if (held) held.push(() => done(null, bytes));
        else done(null, bytes);
      },
    });

  const die = () => {
    isDead = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((phone) => {
    if (isDead) return void phone.destroy();
    const api = connect(target, '127.0.0.1');
    for (const socket of [phone, api]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        phone.destroy();
        api.destroy();
      });
    }
    phone.on('data', (bytes) => {
      sent += bytes.length;
      left -= bytes.length;
      if (left < 0) die();
    });
    phone.pipe(gate()).pipe(api);
    api.pipe(phone);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    dieAfter: (bytes: number) => {
      left = bytes;
    },
    die,
    hang: () => {
      held ??= [];
    },
    goOn: () => {
      const waiting = held ?? [];
      held = null;
      for (const pass of waiting) pass();
    },
    revive: () => {
      left = Number.POSITIVE_INFINITY;
      isDead = false;
    },
    close: () => {
      die();
      server.close();
    },
  };
}
