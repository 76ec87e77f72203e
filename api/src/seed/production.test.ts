import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import webpush from 'web-push';
import { apiFolder } from '../core/folders.ts';

it.each([
  ['main.ts', '1', /^Configuración inválida\. DEMO: no va en producción[^\n]*\n$/],
  ['seed-cli.ts', '1', /^Configuración inválida\. DEMO: no va en producción[^\n]*\n$/],
  ['seed-cli.ts', '0', /^La demostración no se carga en producción[^\n]*\n$/],
])('%s with DEMO=%s makes no public administrator in production', (file, demo, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    PUBLIC_URL: 'https://tero.example',
    JWT_SECRET: 'a secret that is only for the quick tests of Tero',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:equipo@tero.example',
    ALLOW_SANDBOX_PAYMENTS: '1',
    DEMO: demo,
  };
  const child = spawnSync(process.execPath, [join(apiFolder, 'src', file)], { env, encoding: 'utf8', timeout: 60_000 });
  expect([child.status, child.stderr]).toEqual([1, expect.stringMatching(line)]);
  expect(readdirSync(folder)).toEqual([]);
});
