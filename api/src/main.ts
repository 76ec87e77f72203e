import { spareEngine } from './core/start/engine.ts';

// before all else is read, which is most of what a start makes
spareEngine(true);
const { runServer } = await import('./process.ts');
await runServer();
