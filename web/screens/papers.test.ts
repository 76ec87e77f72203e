import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { form, image } from '../../api/test/forms.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { field, fill, main, press } from './acts.ts';
import { open } from './open.tsx';
import { foundRow } from './panel.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const approved = { entitled: true, profile: { verification_status: 'approved' } } as const;
const label = 'Licencia de UTE';
const line = /Licencia de UTE · vista por el equipo el \d+\/\d\d\/2026 · vence 10\/2027/;

/** The claims that a provider makes about itself. */
const claims = { service: 'Electricista autorizado por UTE', specialty: 'Matriculado en tableros' };

test('a paper goes by the queue, with keys alone, to the profile and its services, and never to the badge', async () => {
  const provider = await createProvider(h, { ...approved, profile: { ...approved.profile, ...claims } });
  const service = await createService(h, provider, { title: 'Tableros con licencia' });
  await createService(h, await createProvider(h, approved), { title: 'Tableros sin licencia' });
  const body = form({ kind: 'ute', number: 'A-4471', expires_on: '2027-10-12' }, 'picture', [await image()]);
  expect((await h.call('POST', '/api/providers/profile/papers', { as: provider.token, body })).status).toBe(200);
  await open(h, '/provider-settings', { as: provider });
  await within(main()).findByText(/^Lo recibimos el/);

  let user = await open(h, '/admin/provider-verification', { as: admin, on: 'desktop' });
  const row = await foundRow(user, provider.name);
  expect(row).toHaveTextContent('Mandó un papel');
  within(row)
    .getByRole('button', { name: /^Revisar/ })
    .focus();
  await user.keyboard('{Enter}');
  await within(await screen.findByRole('dialog')).findByText(/Licencia de UTE · n.º A-4471 · vence 12\/10\/2027/);
  // the keys work once the elements that they act on are on the page
  await waitFor(async () => {
    await user.keyboard('p');
    screen.getByRole('checkbox');
  });
  await screen.findByRole('img', { name: label });
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  await user.keyboard(' ');
  await field('Vale hasta');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  for (const path of [`/provider-profile/${provider.id}`, `/servicios/${service.id}`]) {
    user = await open(h, path);
    const paper = await within(main()).findByRole('list', { name: 'Papeles' });
    expect(paper).toHaveTextContent(line);
    expect(main()).not.toHaveTextContent('A-4471');
    const badge = within(main()).getByRole('button', { name: /^Datos revisados/ });
    // neither papers nor the provider's own claims are on the badge's line (rules TRUST-50 and TRUST-66)
    within(main()).getAllByText(claims.specialty);
    expect(badge.parentElement?.parentElement).not.toHaveTextContent(/licencia|autorizad|matriculad/i);
  }

  user = await open(h, '/servicios', { on: 'desktop' });
  const filters = await screen.findByRole('complementary', { name: 'Filtros' });
  await user.click(within(filters).getByRole('tab', { name: 'Papeles' }));
  await user.click(within(filters).getByRole('radio', { name: label }));
  await press(user, /^Aplicar/, filters);
  await waitFor(() => expect(location.search).toBe('?paper=ute'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article')).toHaveTextContent(/Tableros con licencia.*Datos revisados/);
  expect(screen.getByRole('article')).not.toHaveTextContent(/autorizad|matriculad/i);
  await screen.findByRole('button', { name: `Quitar filtro: Con ${label}` });
});

test('a refusal says why, and the form asks for the picture; a paper is taken off', async () => {
  const provider = await createProvider(h, approved);
  const body = form({ kind: 'salud', number: '77', expires_on: '2027-10-12' }, 'picture', [await image()]);
  const sent = await h.call('POST', '/api/providers/profile/papers', { as: provider.token, body });
  expect(sent.status).toBe(200);
  const at = `/api/admin/providers-verification/${provider.id}`;
  const { data } = (await h.call<{ data: { papers: { id: number }[] } }>('GET', at, { as: admin.token })).body;
  const refusal = { seen: false, expires_on: '2027-10-12', reason: 'No se lee la fecha' };
  await h.call('POST', `${at}/papers/${data.papers[0]?.id}`, { as: admin.token, body: refusal });
  const user = await open(h, '/provider-settings', { as: provider });
  await within(main()).findByText('No se lee la fecha');
  await press(user, 'Agregar un papel', main());
  expect(within(await field('Papel')).queryByRole('option', { name: 'Carné de salud' })).toBeNull();
  await fill(user, await field('Número'), '88');
  expect(screen.getByRole('button', { name: 'Mandar el papel' })).toBeDisabled();
  await press(user, 'Cancelar', main());
  await press(user, /^Quitar Carné/, main());
  await press(user, 'Quitar', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByText('No se lee la fecha')).toBeNull());
});
