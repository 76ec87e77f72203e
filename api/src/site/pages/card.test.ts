import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { serverErrors } from '../../../test/server-errors.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
writeFileSync(
  join(dist, 'index.html'),
  '<html><head><title>Tero</title></head><body><div id="root"></div></body></html>',
);
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});
const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Rejas Ñandú' } });
await createService(h, provider);

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const path = `/p/rejas-nandu-${provider.id}`;

it('a short link is the page of the profile, with its head and canonical address (rule CARD-1)', async () => {
  const [card, profile] = await Promise.all([open(path), open(`/provider-profile/${provider.id}`)]);
  expect([card.statusCode, card.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(card.body).toContain(`<link rel="canonical" href="https://tero.example/provider-profile/${provider.id}">`);
  expect(card.body).toBe(profile.body);
});

it.each([`/p/${provider.id}`, `/p/un-nombre-de-antes-${provider.id}`, `/P/Rejas-Nandu-${provider.id}/`])(
  'under another name (%s) it leads to the one of today',
  async (other) => {
    const { statusCode, headers } = await open(`${other}?x=1`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?x=1`]);
  },
);

it('under a new name the printed one leads on', async () => {
  const rename = (company_name: string) =>
    h.deps.db.updateTable('provider_profiles').set({ company_name }).where('account_id', '=', provider.id).execute();
  await rename('Portones 24');
  expect((await open(path)).headers.location).toBe(`/p/portones-24-${provider.id}`);
  await rename('Rejas Ñandú');
});

it.each(['/p/999999', '/p/nadie-999999', '/p/sin-numero', '/p/%00'])('%s is nobody’s: 404', async (nobodys) => {
  const { statusCode, headers } = await open(nobodys);
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
});

it('is 404 while the team hides its provider, and once the provider left', async () => {
  const hide = (suspended_at: string | null) =>
    h.deps.db.updateTable('accounts').set({ suspended_at }).where('id', '=', provider.id).execute();
  await hide(h.clock.now().toISOString());
  expect((await open(path)).statusCode).toBe(404);
  await hide(null);
  expect((await open(path)).statusCode).toBe(200);
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  expect((await open(path)).statusCode).toBe(404);
});
