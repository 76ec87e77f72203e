import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentPolicies } from '@tero/shared/rules/policies';
import { expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { migratedDatabase } from '../test/database.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { startServer } from './server.ts';

/** Starts production once; returns the variables that its log warns of. */
async function warnedOf(more: Record<string, string>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-warnings-'));
  const database = await migratedDatabase(dataDir);
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const config = readConfig({
    ...{ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', PORT: '0', HOST: '127.0.0.1' },
    ...{ PUBLIC_URL: 'https://tero.example', JWT_SECRET: 'a secret that is only for the quick tests of Tero' },
    ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:equipo@tero.example' },
    ...{ ALLOW_SANDBOX_PAYMENTS: '1', LOG_LEVEL: 'warn', ...more },
  });
  const lines: { variable?: string }[] = [];
  const { stop } = await startServer(config, systemClock, { write: (line) => void lines.push(JSON.parse(line)) });
  await stop();
  return lines.flatMap(({ variable }) => variable ?? []).toSorted();
}

const operator = {
  OPERATOR_NAME: 'Tero SRL',
  OPERATOR_RUT: '211003420017',
  OPERATOR_ADDRESS: 'Rivera 1234, Montevideo',
  OPERATOR_INSCRIPTION: 'URCDP 1234',
};

it('production warns once of each: no mail server, no SMS, no administrator, no backup of SQLite, no operator, no lawyer', async () => {
  const ofSqlite = process.env.TEST_DATABASE_URL ? [] : ['BACKUP_URL'];
  expect(await warnedOf({})).toEqual(
    ['ADMIN_EMAIL', ...ofSqlite, 'LEGAL_TEXTS_REVIEWED', ...Object.keys(operator), 'SMS_URL', 'SMTP_URL'].toSorted(),
  );
  const backups = mkdtempSync(join(tmpdir(), 'tero-copies-'));
  onTestFinished(() => rmSync(backups, { recursive: true, force: true }));
  const whole = {
    ...operator,
    LEGAL_TEXTS_REVIEWED: currentPolicies,
    SMTP_URL: 'smtp://localhost:1',
    ...{ SMS_URL: 'http://127.0.0.1:1', SMS_USER: 'AC', SMS_PASSWORD: 'secreto', SMS_FROM: '+59899000000' },
    ...(ofSqlite.length > 0 && { BACKUP_URL: `file://${backups}` }),
    ...{ ADMIN_EMAIL: 'jefa@tero.example', ADMIN_PASSWORD: 'Tormenta-de-mates-4817' },
  };
  expect(await warnedOf(whole)).toEqual([]);
});
