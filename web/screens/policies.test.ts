import { currentPolicies, legalVersions } from '@tero/shared/rules/policies';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { open } from './open.tsx';

const h = await startHarness();

async function clientWho(policies: string) {
  const client = await createClient(h);
  const consent = { account_id: client.id, policies, accepted_at: h.clock.now().toISOString() };
  await h.deps.db.insertInto('consents').values(consent).execute();
  return client;
}

test('who accepted an earlier version is told once what changed, and accepts (rule ACC-102)', async () => {
  const client = await clientWho('2024-03-01');
  const user = await open(h, '/favoritos', { as: client });
  const dialog = await screen.findByRole('dialog', { name: 'Cambiaron nuestras políticas' });
  expect(dialog).toHaveTextContent(legalVersions.terms[0].changes);
  expect(dialog).toHaveTextContent(legalVersions.privacy[0].changes);
  await user.click(screen.getByRole('button', { name: 'Acepto' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const rows = h.deps.db.selectFrom('consents').select('policies').where('account_id', '=', client.id);
  expect((await rows.orderBy('id').execute()).map((row) => row.policies)).toEqual(['2024-03-01', currentPolicies]);
});

test('a legal text says who operates, and an earlier day has no page', async () => {
  await open(h, '/terms/2026-11-28');
  const main = screen.getByRole('main');
  expect(await screen.findByRole('heading', { name: /Derecho a arrepentirte/ })).toBeVisible();
  await expect.poll(() => main.textContent).toContain('(falta: lo completa quien opera este sitio)');
  expect(screen.getByRole('link', { name: '28 de noviembre de 2026' })).toHaveAttribute('href', '/terms/2026-11-28');
  await open(h, '/terms/2024-03-01');
  expect(await screen.findByRole('heading', { level: 1, name: 'Versión no encontrada' })).toBeVisible();
});
