// A small load balancer. It asks each process whether it is ready, takes them in turn, and tries another when one
// refuses the connection. It sends 502 for a broken response, as real load balancers do.
import http from 'node:http';

const between = 200;
const retryable = ['ECONNREFUSED'];

export async function startBalancer() {
  let ports = [];
  const ready = new Set();
  let turn = 0;
  const served = new Map();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200, timeout: 4000 });

  async function look(port) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1500) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  }
  const timer = setInterval(() => {
    for (const port of ports) void look(port);
  }, between);

  const server = http.createServer(async (request, response) => {
    const chunks = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return response.destroy();
    }
    const candidates = ports.filter((port) => ready.has(port));
    turn += 1;
    pass(request, response, Buffer.concat(chunks), candidates, 0);
  });

  function pass(request, response, body, candidates, tried) {
    if (tried >= candidates.length) return fail(response, 503);
    const port = candidates[(turn + tried) % candidates.length];
    const { method, url: path, headers } = request;
    const passed = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (upstream) => {
      served.set(port, (served.get(port) ?? 0) + 1);
      response.writeHead(upstream.statusCode, upstream.headers);
      upstream.on('error', () => response.destroy());
      upstream.pipe(response);
    });
    passed.on('error', ({ code }) => {
      if (!retryable.includes(code)) return fail(response, 502);
      ready.delete(port);
      pass(request, response, body, candidates, tried + 1);
    });
    passed.end(body);
  }

  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** how many calls each port has served */
    served,
    use(given) {
      ports = given;
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function fail(response, status) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { 'retry-after': '1' }).end();
}
