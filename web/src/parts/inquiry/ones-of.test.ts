import { expect, test } from 'vitest';
import { onesOf } from './ones-of.ts';

const found = (id: number, provider_id: number, tier: number, title = '') => ({
  id,
  provider_id,
  title,
  why: { tier },
});

test('of each provider the service that fits best is offered, also from a list by price (rule ASK-2)', () => {
  const byPrice = [found(7, 64, 4), found(3, 62, 3), found(8, 64, 2), found(1, 62, 3), found(5, 63, 4)];
  expect(onesOf(byPrice).map(({ id }) => id)).toEqual([8, 3, 5]);
});

test('of a list without a search the first of each provider is offered', () => {
  const listed = [1, 2, 1].map((provider_id, id) => ({ id, provider_id, title: '' }));
  expect(onesOf(listed).map(({ id }) => id)).toEqual([0, 1]);
});

test('of those that a search finds alike the one whose title says some of it is offered', () => {
  const alike = [
    found(12, 66, 4, 'Instalación de aire acondicionado split'),
    found(10, 66, 4, 'Visita y diagnóstico de fallas eléctricas'),
    found(9, 65, 4, 'Cambio de tablero'),
    found(8, 65, 3, 'Otra cosa'),
  ];
  expect(onesOf(alike, 'electricista').map(({ id }) => id)).toEqual([10, 8]);
});
