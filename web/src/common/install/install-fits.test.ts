import { expect, test } from 'vitest';
import { screens } from '../../app/screens/screens.ts';
import { calmScreens, installFits } from './install-fits.ts';

test('installing is offered where one looks around, and never in the midst of a task (rule NAV-170)', () => {
  const paths = screens.map(({ path }) => path);
  for (const path of calmScreens) expect(paths).toContain(path);
  const tasks = [
    ...['/pedir', '/mis-pedidos', '/mis-pedidos/7', '/pedido/abc', '/presupuesto/abc', '/register', '/servicios/7'],
    ...['/servicios/7/review', '/create_service', '/provider/create-quote', '/a-new-screen'],
  ];
  expect(tasks.filter(installFits)).toEqual([]);
});
