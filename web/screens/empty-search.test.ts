import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startDemo } from '../../api/test/demo.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startDemo();

const main = async () => within(await screen.findByRole('main'));
const firstArticle = async () => (await (await main()).findAllByRole('article'))[0] ?? expect.fail('no article');

test('an empty search asks the likeliest trade all the same, or Tero (rule SRCH-155)', async () => {
  const user = await open(h, '/servicios?q=plomero&minPrice=4900');
  await screen.findByText('No se encontraron servicios');
  const anyway = await (await main()).findByRole('link', { name: 'Pedilo igual' });
  expect(anyway.getAttribute('href')).toMatch(/^\/pedir\?servicios=\d+.*&que=plomero/);
  await open(h, '/servicios?q=zarandajas');
  await screen.findByText(/No entendimos «zarandajas»\./);
  await user.click((await main()).getByRole('link', { name: 'Preguntanos' }));
  await waitFor(async () =>
    expect((await main()).getByLabelText(/Mensaje/)).toHaveValue('Busqué «zarandajas» y no encontré a nadie.'),
  );
});

test('a pedido to the likeliest trade goes to those that the device knows while the line is down (rule SRCH-155)', async () => {
  await open(h, '/servicios/categoria/sanitario', { caches: true });
  await firstArticle();
  failing(/^\/api\//, 'lost');
  await open(h, '/servicios?q=plomero&minPrice=4900', { caches: true });
  const anyway = await (await main()).findByRole('link', { name: 'Pedilo igual' });
  expect(anyway.getAttribute('href')).toMatch(/^\/pedir\?servicios=\d+.*&que=plomero/);
});

test('the address of a category that nobody knows is a search by its words, with its ways on', async () => {
  await open(h, '/servicios/categoria/humedad-en-la-pared-del-bano');
  await firstArticle();
  const line = (await (await main()).findByText(/^Buscamos/)).closest('p') ?? expect.fail('no line');
  expect(within(line).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/servicios\?q=humedad\+en\+la\+pared\+del\+bano&category=[a-z-]+$/),
  );
  const user = await open(h, '/servicios/categoria/zarandajas');
  await user.click(await (await main()).findByRole('link', { name: 'Preguntanos' }));
  await waitFor(async () =>
    expect((await main()).getByLabelText(/Mensaje/)).toHaveValue('Busqué «zarandajas» y no encontré a nadie.'),
  );
});

test('what is asked of Tero goes below a message that was begun, once', async () => {
  const user = await open(h, '/contacto');
  await user.type(await screen.findByRole('textbox', { name: /^Asunto/ }), 'Mi foto');
  await user.type(screen.getByRole('textbox', { name: /^Mensaje/ }), 'Hola.');
  const asked = 'Busqué «zarandajas» y no encontré a nadie.';
  for (const _time of [1, 2]) {
    await open(h, '/servicios?q=zarandajas');
    await user.click(await (await main()).findByRole('link', { name: 'Preguntanos' }));
    const message = await screen.findByRole('textbox', { name: /^Mensaje/ });
    await waitFor(() => expect(message).toHaveValue(`Hola.\n\n${asked}`));
    expect(screen.getByRole('textbox', { name: /^Asunto/ })).toHaveValue('Mi foto');
  }
});
