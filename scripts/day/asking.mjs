// Asks as browsers do, on connections that stay open, and keeps how long each kind of call took.
import { Agent, request } from 'node:http';

export class Asking {
  #ports;
  #agent = new Agent({ keepAlive: true, maxSockets: 100 });
  #turn = 0;
  /** kind → milliseconds of each call */
  times = new Map();
  /** kind → bytes that were answered, as they travel */
  bytes = new Map();
  /** status → how many; what nobody should see is in `faults` too */
  statuses = {};
  faults = [];
  /** calls by the second of the run */
  bySecond = new Map();

  constructor(ports) {
    this.#ports = ports;
  }

  /** One call of a kind; returns its status, its text unless it is compressed, and its JSON where it has one. */
  async ask(
    kind,
    path,
    { method = 'GET', as, body, network = '203.0.113.1', accept = 'application/json', raw = false } = {},
  ) {
    this.#turn += 1;
    const port = this.#ports[this.#turn % this.#ports.length];
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...{ accept, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126', 'x-forwarded-for': network },
      ...(as && { authorization: `Bearer ${as}` }),
      ...(raw && { 'accept-encoding': 'br' }),
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    const began = performance.now();
    const { status, chunks } = await this.#send({ port, path, method, headers, sent }).catch((error) => {
      this.faults.push(`${method} ${path}: ${error.message}`);
      return { status: 0, chunks: [] };
    });
    this.#note(kind, status, performance.now() - began, chunks);
    const text = Buffer.concat(chunks).toString();
    if (status >= 500 || status === 429)
      this.faults.push(`${method} ${path}: ${status} ${raw ? '' : text.slice(0, 120)}`);
    return { status, text, body: !raw && text.startsWith('{') ? JSON.parse(text) : {} };
  }

  close() {
    this.#agent.destroy();
  }

  #send({ port, path, method, headers, sent }) {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: this.#agent }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, chunks }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  }

  #note(kind, status, milliseconds, chunks) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const times = this.times.get(kind) ?? [];
    times.push(milliseconds);
    this.times.set(kind, times);
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    this.bytes.set(kind, (this.bytes.get(kind) ?? 0) + bytes);
    const second = Math.floor(performance.now() / 1000);
    this.bySecond.set(second, (this.bySecond.get(second) ?? 0) + 1);
  }
}
