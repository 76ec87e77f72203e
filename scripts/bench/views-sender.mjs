// The thread of `npm run bench -- --views` that asks for pages, one after the other on one connection.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'Tero bench', accept: 'text/html' };

parentPort.on('message', async ({ path, count }) => {
  for (let at = 0; at < count; at += 1) await ask(path);
  parentPort.postMessage('sent');
});

function ask(path) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: workerData, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}
