// A server with first views and the demo's content, in this process. Its renderer is built from the present sources.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config/config.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open.ts';
import { seedDemoContent } from '../../api/src/seed/demo.ts';
import { resolvePage } from '../../api/src/site/pages/resolve.ts';
import { root, run } from '../project.mjs';

/**
 * The milliseconds after which no view will come. In that time, a thread that ended on a busy machine has started
 * again.
 */
const longestWait = 30_000;
const web = join(root, 'web');
export const origin = 'https://tero.example';

/** Starts the server. `read` requests an address until its view is ready, and says whether it has one. */
export async function openWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'tero-crawl-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), readFileSync(join(web, 'index.html')));
  const args = ['build', '--config', 'vite.server.config.ts', '--outDir', join(folder, 'dist-server')];
  const code = await run('vite', [...args, '--logLevel', 'warn'], { cwd: web, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error('the renderer is not built');
  const env = { NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: origin, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' };
  const config = readConfig(env);
  const db = openDatabase(config);
  await migrate(db);
  await seedDemoContent(db, systemClock.now());
  const { app, deps } = await buildApp({ config, db, clock: systemClock, dist });
  const ask = (url) => app.inject({ url, headers: { accept: 'text/html' } });

  async function read(address) {
    const [path, query] = address.split(/(?=\?)/);
    const { drawn = null } = await resolvePage(deps, decodeURIComponent(path), query ?? '');
    let response = await ask(address);
    // a busy machine sends the shell while it draws; each attempt waits for the view that is being drawn
    const end = performance.now() + longestWait;
    while (drawn !== null && !isDrawn(response) && performance.now() < end) response = await ask(address);
    return {
      status: response.statusCode,
      headers: response.headers,
      html: response.body,
      isDrawn: isDrawn(response),
      isDrawable: drawn !== null,
    };
  }

  async function close() {
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }

  return { read, db, close };
}

const isDrawn = ({ body }) => body.includes('id="tero-first-view"');
