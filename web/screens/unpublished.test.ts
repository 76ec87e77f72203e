import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { open } from './open.tsx';

const paying = await startPaying();
const { h } = paying;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a service that never was is not found', async () => {
  await open(h, '/servicios/999999');
  await heading('Servicio no encontrado');
  expect(screen.queryByRole('region', { name: 'Servicios similares' })).toBeNull();
});
