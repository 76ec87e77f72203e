import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin } from '../../api/test/people.ts';
import { heading, isAt, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();

test('‘Volver’ of sign-in and registration leads to the page of before, also after a full load', async () => {
  for (const path of ['/login', '/register']) {
    const user = await open(h, `${path}?next=${encodeURIComponent('/servicios?q=pintor')}`);
    await press(user, 'Volver');
    await isAt('/servicios?q=pintor');
  }
});

test('‘Volver’ does not lead to a screen that turned the visitor away', async () => {
  const user = await open(h, '/favoritos');
  await heading('Iniciar sesión');
  await isAt('/login?next=%2Ffavoritos');
  await press(user, 'Volver');
  await isAt('/');
});

test('support is in the panel too (rule NAV-21)', async () => {
  const user = await open(h, '/admin', { as: await createAdmin(h), on: 'desktop' });
  await press(user, 'Soporte');
  await screen.findByRole('button', { name: 'Contactar Soporte' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Soporte' })).toHaveLength(1));
});
