// Loaded before a server of `npm run bench`: the process reports its own CPU and memory on request, and ends with its
// parent. The channel does not keep the process alive and is not part of the server.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// the server's threads load this too, and the thread that draws first views has no channel, so it would end
if (isMainThread) {
  process.on('message', (asked) => {
    if (asked === 'told') process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() });
  });
  process.once('disconnect', () => process.exit(0));
  process.channel.unref();
}
