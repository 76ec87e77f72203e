// A line as phones have it: every byte arrives half a round trip later, and all connections share so many bytes a second.

import { connect, createServer } from 'node:net';

/** Milliseconds between two hands of bytes, and the most of one connection before the next one has its turn. */
const beat = 5;
const slice = 2_920;

/** Starts one to the server on `port`; `die` breaks it for good. */
export async function startSlowLine(port, { roundTrip, bytesPerSecond }) {
  const sockets = new Set();
  const queues = new Set();
  let isDead = false;
  let room = 0;

  const timer = setInterval(() => {
    room = Math.min(room + (bytesPerSecond * beat) / 1000, bytesPerSecond / 10);
    while (room > 0 && queues.size > 0) {
      const [queue] = queues;
      queues.delete(queue);
      const part = queue.bytes.splice(0, 1)[0];
      const now = part.subarray(0, slice);
      if (part.length > slice) queue.bytes.unshift(part.subarray(slice));
      room -= now.length;
      setTimeout(() => queue.phone.writable && queue.phone.write(now), roundTrip / 2);
      if (queue.bytes.length > 0) queues.add(queue);
      else queue.api.resume();
    }
  }, beat);

  const server = createServer((phone) => {
    if (isDead) return void phone.destroy();
    const api = connect(port, '127.0.0.1');
    const queue = { phone, api, bytes: [] };
    // opening a connection takes a round trip before its first byte
    const openedAt = performance.now() + roundTrip;
    for (const socket of [phone, api]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        queues.delete(queue);
        phone.destroy();
        api.destroy();
      });
    }
    phone.on('data', (bytes) => {
      const wait = Math.max(0, openedAt - performance.now()) + roundTrip / 2;
      setTimeout(() => api.writable && api.write(bytes), wait);
    });
    api.on('data', (bytes) => {
      queue.bytes.push(bytes);
      queues.add(queue);
      api.pause();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const die = () => {
    isDead = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    die,
    close: () => {
      die();
      clearInterval(timer);
      server.close();
    },
  };
}
