import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startDemo } from '../../api/test/demo.ts';
import { open } from './open.tsx';

vi.mock('../src/features/services/listing/place/PlaceLine.tsx', () => Promise.reject(new Error('no signal')));

const h = await startDemo();

test('a search that a place decides asks by the chip where the code of the line cannot load (rule SRCH-122)', async () => {
  localStorage.clear();
  const user = await open(h, '/servicios?q=electricista');
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: '¿Dónde lo necesitás?' }));
  expect(await screen.findByRole('combobox', { name: 'O elegí el lugar' })).toBeTruthy();
});
