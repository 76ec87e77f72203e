// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { requireSameSecrets, SecretsRefused } from './secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tero-secrets-'));
const { url, drop } = await emptyDatabase();
const db = openDatabase({ databaseUrl: url, dataDir });
await migrate(db);
afterAll(async () => {
  await db.destroy();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (value: string, accepted: string[] = [], areChanged = false) =>
  requireSameSecrets(db, [{ name: 'JWT_SECRET', value, accepted }], areChanged);

test('the first process leaves a mark, and others have the same secret or do not start', async () => {
  await Promise.all([start('one secret'), start('one secret')]);
  await expect(start('another')).rejects.toThrow(SecretsRefused);
  await expect(start('another')).rejects.toThrow(
    'JWT_SECRET no es la que usa esta base: se cerrarían todas las sesiones.',
  );
  await start('one secret');
  const rows = await db.selectFrom('deployment_facts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('one secret');
});

test('one that takes its place is accepted with it, whichever process comes first', async () => {
  await start('one secret', ['its heir']);
  await start('its heir', ['one secret']);
  // one that has not been told yet, unlike others
  await start('one secret', ['its heir']);
  await start('its heir', ['one secret']);
  await expect(start('one secret')).rejects.toThrow(SecretsRefused);
  await start('its heir');
});

test('an operator may say that what was is lost', async () => {
  await start('after a leak', [], true);
  await start('after a leak');
  await expect(start('its heir')).rejects.toThrow(SecretsRefused);
});
