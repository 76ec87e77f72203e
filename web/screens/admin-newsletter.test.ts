import { articles } from '@tero/shared/content/articles';
import { currentNewsletterConsent as consent } from '@tero/shared/rules/newsletter';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin } from '../../api/test/people.ts';
import { field, fill, heading, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();
const admin = await createAdmin(h);

test('an issue is written, read as it will be, and sent to confirmed addresses; the next one waits a month', async () => {
  const at = h.clock.now().toISOString();
  const row = (name: string, confirmed_at: string | null) => {
    const email = `${name}@correo.example`;
    return { email, email_key: email, consent, consented_at: at, confirmed_at };
  };
  await h.deps.db
    .insertInto('newsletter_subscribers')
    .values([row('ana', at), row('eva', at), row('sin', null)])
    .execute();
  const user = await open(h, '/admin/newsletter', { as: admin, on: 'desktop' });
  await heading('Boletín');
  await press(user, 'Nuevo boletín');
  const dialog = () => screen.findByRole('dialog');
  await press(user, 'Ver cómo queda', await dialog());
  await within(await dialog()).findByText('Escribí el asunto');
  await fill(user, await field('Asunto', await dialog()), 'Novedades de noviembre');
  await fill(user, await field('Texto', await dialog()), 'Hola a todas.');
  await user.click(within(await dialog()).getByRole('checkbox', { name: articles[0]?.title ?? '' }));
  await press(user, 'Ver cómo queda', await dialog());
  const preview = await screen.findByRole('alertdialog', { name: 'Novedades de noviembre' });
  within(preview).getByText(/^Va a 2 direcciones confirmadas\./);
  within(preview).getByText('Hola a todas.');
  within(preview).getByText(articles[0]?.title ?? '');
  await press(user, 'Enviar', preview);
  await screen.findByText('El boletín está saliendo');
  await screen.findByText(/^Prometimos uno por mes como mucho/);
  await screen.findByText('Boletines enviados');
  expect(await screen.findByRole('button', { name: 'Nuevo boletín' })).toBeDisabled();
});
