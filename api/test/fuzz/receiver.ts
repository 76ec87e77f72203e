import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server that accepts pushes but does not read them. Addresses that end in `gone` respond that they no longer
 * exist.
 */
export async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(request.url?.endsWith('gone') ? 410 : 201).end();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
