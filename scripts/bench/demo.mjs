// A server with the demo's content and the last build, for measurements in a browser.

import { readConfig } from '../../api/src/config/config.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { startServer } from '../../api/src/server.ts';

/** Starts one in `folder`, on a free port. */
export async function startDemo(folder) {
  const env = { DATA_DIR: folder, DEMO: '1', PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' };
  const { app, stop } = await startServer(readConfig(env), systemClock);
  return { app, port: app.server.address().port, stop };
}
