import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A connection to the server at `baseURL` under its own origin, which can be cut: after a number of bytes of an upload
 * (`dieAfter`), as when the server is killed, or at once (`die`); `revive` restores it. `sent`: the bytes sent to the
 * server.
 */
export async function startLine(baseURL: string | undefined) {
  const target = Number(new URL(baseURL ?? '').port);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let sent = 0;

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
    phone.pipe(api);
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
