// The thread that draws first views: it runs the build of web/src/server.tsx, and requests data from the server.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, Renderer, ToThread } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this runs in a thread');
const say = (message: FromThread) => port.postMessage(message);

const renderer = (await import(pathToFileURL(workerData as string).href)) as Renderer;
const reading = new Map<number, (response: { status: number; body: unknown }) => void>();
let asked = 0;

renderer.startReading(
  (address) =>
    new Promise((resolve) => {
      asked += 1;
      reading.set(asked, resolve);
      say({ type: 'read', id: asked, address });
    }),
);

port.on('message', (message: ToThread) => {
  if (message.type === 'response') {
    reading.get(message.id)?.({ status: message.status, body: JSON.parse(message.body) as unknown });
    reading.delete(message.id);
    return;
  }
  const { id, address } = message;
  renderer.draw(address).then(
    (view) => say({ type: 'drawn', id, view }),
    (error: unknown) =>
      say({ type: 'failed', id, reason: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
