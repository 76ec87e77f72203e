import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin } from '../../api/test/people.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const admin = await createAdmin(h);

test('what waits is told first, with its age, and leads to where it is done', async () => {
  const subject = 'No carga la galería';
  const report = { name: 'Ana Prueba', email: 'ana@correo.example', subject, description: 'Se ve en blanco.' };
  expect((await h.call('POST', '/api/report/', { body: report })).status).toBeLessThan(300);
  const user = await open(h, '/admin', { as: admin });
  const todo = within(await screen.findByRole('region', { name: 'Para hacer' }));
  await user.click(await todo.findByRole('link', { name: /reportes? sin responder ?Lo más antiguo: / }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin/messages?kind=report&waits=1'));
  expect((await screen.findAllByText(subject)).length).toBeGreaterThan(0);
});

test('a failure to load it is told in words, beside the figures', async () => {
  failing(/^\/api\/admin\/todo$/);
  await open(h, '/admin', { as: admin });
  await screen.findByText('Total de proveedores');
  await screen.findByText('Error al cargar lo que hay para hacer');
});
