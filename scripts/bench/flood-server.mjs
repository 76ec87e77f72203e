// The server that `npm run bench -- --flood` floods: a process of its own, with the limits of production.
import process from 'node:process';
import { openBench } from './database.mjs';

const [size, folder] = process.argv.slice(2);
const limits = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' };
const { app, ids, close } = await openBench(Number(size), folder, null, limits);
await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => close().then(() => process.exit(0)));
process.send?.({ port: app.server.address().port, ids });
