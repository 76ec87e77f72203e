import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedText {
  to: string;
  from: string;
  body: string;
}

/** Starts an SMS gateway on this machine with Twilio's API. `state.response` makes it refuse. */
export async function startSmsGateway() {
  const texts: ReceivedText[] = [];
  const state = { response: 201 };
  const [user, password] = ['AC-tero', 'secreto'];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return response.writeHead(401).end();
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const field = (name: string) => form.get(name) ?? '';
    if (state.response < 300) texts.push({ to: field('To'), from: field('From'), body: field('Body') });
    response.writeHead(state.response, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`;
  return {
    env: { SMS_URL: url, SMS_USER: user, SMS_PASSWORD: password, SMS_FROM: '+59899000000' },
    texts,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
