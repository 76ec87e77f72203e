import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { field, fill, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();

test('whoever types a phone tries the chat that clients will open', async () => {
  let user = await open(h, '/register-provider');
  const link = () => screen.queryByRole('link', { name: /^Probar mi WhatsApp/ });
  const phone = await field('Teléfono');
  expect(link()).toBeNull();
  await fill(user, phone, '099-123-456');
  await waitFor(() =>
    expect(link()).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/59899123456\?text=Hola%2C%20estoy%20probando/),
    ),
  );
  await screen.findByText(/\+598 99 123 456/);
  await fill(user, phone, '099 12');
  await waitFor(() => expect(link()).toBeNull());

  const provider = await createProvider(h, { phone: '099 123 456' });
  user = await open(h, '/edit-profile', { as: provider });
  await waitFor(() =>
    expect(link()).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/59899123456\?/)),
  );
});

test('the panel reads money too, and asks before a form with changes is closed', async () => {
  await createService(h, await createProvider(h, { entitled: true }), { price: null });
  const user = await open(h, '/admin/services', { as: await createAdmin(h), on: 'desktop' });
  await press(user, /Editar/);
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await field('Tipo de precio', dialog), 'fixed');
  await fill(user, await field('Precio', dialog), '1.750');
  await within(dialog).findByText('Son $1.750.');
  await user.keyboard('{Escape}');
  await press(user, 'Seguir editando', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(user, 'Guardar', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByText('$1.750')).length).toBeGreaterThan(0);
});
