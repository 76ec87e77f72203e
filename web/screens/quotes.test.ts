import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPerson, startDemo } from '../../api/test/demo.ts';
import { open } from './open.tsx';

const h = await startDemo();

test('a quote that is over is renewed by a page that says so', async () => {
  const user = await open(h, '/provider/quotes', { as: await demoPerson(h, 'proveedor@demo.example') });
  await user.click((await screen.findAllByRole('link', { name: /^Renovar: / }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Renovar presupuesto' });
  expect(await screen.findByRole('button', { name: 'Renovar' })).toBeEnabled();
});
