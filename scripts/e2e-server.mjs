// The server for the browser tests: the production build and the demo content, in a temporary folder. Mails go to a
// real SMTP server, and pushes to a push service over TLS. Social sign-in uses stand-ins for Google and Facebook
// (web/e2e/strangers.ts), and payments use the sandbox. E2E_SERVICES=20000 first adds that number of services and of
// clients. The next port has the control endpoints for tests (e2e-control.mjs). Servers of single tests begin with a
// copy of its data.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import tls from 'node:tls';
import { readConfig } from '../api/src/config/config.ts';
import { systemClock } from '../api/src/core/clock.ts';
import { seedBulk } from '../api/src/seed/bulk/bulk.ts';
import { seedBulkClients } from '../api/src/seed/bulk/clients.ts';
import { startServer } from '../api/src/server.ts';
import { makeCertificate } from '../api/test/certificate.ts';
import { giveDemoPictures } from '../api/test/demo-pictures.ts';
import { startFacebook } from '../api/test/facebook.ts';
import { startOidc } from '../api/test/oidc.ts';
import { startPushService } from '../api/test/push-service.ts';
import { settingsFor } from '../api/test/sign-in-server.ts';
import { startSmtp } from '../api/test/smtp.ts';
import { copyData, demoCopy } from '../web/e2e/demo-copy.ts';
import { atFacebook, atGoogle } from '../web/e2e/strangers.ts';
import { answerControl } from './e2e-control.mjs';
import { errorLog } from './e2e-errors.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'tero-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

giveDemoPictures(dataDir);
const many = Number(process.env.E2E_SERVICES ?? 0);
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'PORT'];
for (const name of Object.keys(process.env)) if (!inherited.includes(name)) delete process.env[name];

const smtp = await startSmtp();
const certificate = makeCertificate();
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
const push = await startPushService(certificate);
const home = `http://127.0.0.1:${process.env.PORT}`;
const redirectUris = ['google', 'facebook'].map((provider) => `${home}/api/auth/${provider}/callback`);
const google = await startOidc({ redirectUris: redirectUris.slice(0, 1), people: Object.values(atGoogle) });
const facebook = await startFacebook({ redirectUris: redirectUris.slice(1), people: Object.values(atFacebook) });

Object.assign(process.env, {
  DATA_DIR: dataDir,
  DEMO: '1',
  RATE_LIMIT_SCALE: '1000',
  // a change on one page must be visible on the next
  RESPONSE_CACHE_SECONDS: '0',
  LOG_LEVEL: 'error',
  SMTP_URL: smtp.url,
  PUBLIC_URL: home,
  PUSH_ALLOW_LOOPBACK: '1',
  // most tests look at the app's own rendering; first-view.spec.ts starts a server with first views
  FIRST_VIEWS: '0',
  ...settingsFor(google, facebook),
});

const { errors, log } = errorLog();
const server = await startServer(readConfig(process.env), systemClock, log);
const copy = demoCopy(process.env.PORT);
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
await copyData(dataDir, copy);
if (many > 0) {
  const { db, clock } = server.deps;
  await seedBulk(db, many, clock.now());
  await seedBulkClients(db, many, clock.now());
}
const control = { server, smtp, push, errors };
createServer((request, response) => answerControl(control, request, response)).listen(
  Number(process.env.PORT) + 1,
  '127.0.0.1',
);

process.on('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
