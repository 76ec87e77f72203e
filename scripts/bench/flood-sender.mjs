// Floods the server from one network, on as many connections as are given, until it is ended; then tells the answers.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, connections, method, path, body } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});

const headers = { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:bad:1::1' };
const ask = () =>
  new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
      response.resume().once('close', resolve);
    });
    call.once('error', resolve);
    call.end(body && JSON.stringify(body));
  });

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) await ask();
  }),
);
agent.destroy();
parentPort.postMessage(statuses);
