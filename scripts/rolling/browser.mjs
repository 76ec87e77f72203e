// What somebody with the last release's app lives through while this release takes its place, and while it is taken back: the
// session stays, what is written arrives once, half-written texts stay, the new app is offered and comes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect as expects } from '@playwright/test';
import { openPostgres } from '../../api/src/db/open.ts';
import { wholeBrowser } from '../../web/e2e/browsers.ts';
import { demo, signIn } from '../../web/e2e/people.ts';
import { appIsStored } from '../../web/e2e/stored-app.ts';
import { root, run } from '../project.mjs';
import { buildWeb, isBuilt } from '../web-build.mjs';
import { startBoth } from './fleet.mjs';

const expect = expects.configure({ timeout: 60_000 });
const halfWritten = 'Todavía sin terminar';

export async function rollInBrowser(old) {
  const env = { NODE_ENV: 'production' };
  if (!isBuilt() && (await buildWeb({ quiet: true })) !== 0) throw new Error('this release is not built');
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const args = ['build', '--config', config, '--logLevel', 'error'];
    if ((await run('vite', args, { cwd: join(old, 'web'), env })) !== 0) throw new Error('the release is not built');
  }
  const folder = mkdtempSync(join(tmpdir(), 'tero-both-'));
  const both = await startBoth(folder);
  const browser = await chromium.launch({ ...wholeBrowser, headless: true });
  try {
    await live({ both, browser, old });
    console.log('1 passed, 0 failed');
  } finally {
    await browser.close();
    await both.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function live({ both, browser, old }) {
  const { balancer, url: baseURL, databaseUrl } = both;
  const before = await both.start(old);
  balancer.use([before]);
  const context = await browser.newContext({ baseURL, locale: 'es-UY', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const use = async (ports) => {
    balancer.use(ports);
    balancer.answered.clear();
  };

  say('the last release alone: its app signs in and is stored');
  await signIn(page, demo.provider);
  await appIsStored(page);
  await expect.poll(() => appOf(page)).toBe(scriptOf(old));

  say('this release beside it: its app of before writes to both');
  const after = await both.start(root);
  await use([before, after]);
  const written = ['Uno de los dos', 'El otro de los dos', 'Y otra vez'];
  for (const text of written) await publish(page, text);
  for (const port of [before, after]) expect(balancer.answered.get(port), `calls to ${port}`).toBeGreaterThan(0);

  say('this release alone: what was written without signal arrives, the new app is offered');
  await page.goto('/create-post');
  await context.setOffline(true);
  await publish(page, 'Escrito sin señal', { isSent: false });
  await use([after]);
  await context.setOffline(false);
  await expect.poll(() => countOf(databaseUrl, 'Escrito sin señal')).toBe(1);
  await page.goto('/create-post');
  await page.getByLabel('Descripción').fill(halfWritten);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const prompt = page.getByRole('status').filter({ hasText: 'Hay una versión nueva de Tero.' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => appOf(page)).toBe(scriptOf(root));
  await expect(page.getByLabel('Descripción')).toHaveValue(halfWritten);
  await publish(page, 'Con la nueva', { from: halfWritten });

  say('the last release alone again: the new app writes to it, and is told of all');
  await use([before]);
  await publish(page, 'De vuelta en la anterior');
  const all = [...written, 'Escrito sin señal', 'Con la nueva', 'De vuelta en la anterior'];
  await page.goto('/provider-profile?tab=posts');
  for (const text of all) {
    await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
    expect(await countOf(databaseUrl, text)).toBe(1);
  }
  await context.close();
}

/** Publishes a post through its form. */
async function publish(page, text, { isSent = true, from } = {}) {
  if (isSent && from === undefined) await page.goto('/create-post');
  const field = page.getByLabel('Descripción');
  if (from !== undefined) await expect(field).toHaveValue(from);
  await field.fill(text);
  await page.getByRole('button', { name: 'Publicar' }).click();
  if (isSent) await expect(page).toHaveURL(/\/provider-profile\/\d+\?post=\d+$/);
  else await expect(page).not.toHaveURL(/create-post/);
}

/** How many posts have a text. */
async function countOf(databaseUrl, text) {
  const db = openPostgres(databaseUrl);
  const rows = await db.selectFrom('posts').select('id').where('content', '=', text).execute();
  await db.destroy();
  return rows.length;
}

const entry = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The code with which a release's app begins. */
function scriptOf(folder) {
  return entry.exec(readFileSync(join(folder, 'web/dist/index.html'), 'utf8'))?.[1];
}

/** The same of the app that a page is. */
function appOf(page) {
  return page.evaluate(() => document.querySelector('script[type=module][src]')?.getAttribute('src'));
}

function say(what) {
  console.log(`  ${what}`);
}
