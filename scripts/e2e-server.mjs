// The server that the browser tests talk to: the production build and the demo content, in a folder that goes away.
// Its mails go to a real SMTP server, and GET /mails on the next port tells what has arrived there. POST /entitle?email=
// lets that provider publish for a month.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openDatabase } from '../api/src/db/open.ts';
import { startSmtp } from '../api/test/smtp.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tero-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'PORT'];
for (const name of Object.keys(process.env)) if (!inherited.includes(name)) delete process.env[name];

const smtp = await startSmtp();
createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  if (request.method === 'POST' && url.pathname === '/entitle') return entitle(url.searchParams.get('email'), response);
  if (url.pathname !== '/mails') return response.writeHead(404).end();
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(smtp.mails));
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');

async function entitle(email, response) {
  const db = openDatabase({ databaseUrl: null, dataDir });
  const { numUpdatedRows } = await db
    .updateTable('provider_profiles')
    .set({ entitled_until: new Date(Date.now() + 30 * 86_400_000).toISOString() })
    .where('account_id', 'in', (eb) => eb.selectFrom('accounts').select('id').where('email', '=', email))
    .executeTakeFirst();
  await db.destroy();
  response.writeHead(numUpdatedRows === 1n ? 204 : 404).end();
}

Object.assign(process.env, {
  DATA_DIR: dataDir,
  DEMO: '1',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'warn',
  SMTP_URL: smtp.url,
});

await import('../api/src/main.ts');
