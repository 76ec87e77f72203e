import { letNewSpaceGrow } from './core/start/new-space.ts';

// before all else is read, which is most of what a start makes
letNewSpaceGrow(false);
const { runServer } = await import('./process.ts');
await runServer();
