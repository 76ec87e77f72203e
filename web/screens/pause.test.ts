import { addDays, dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin } from '../../api/test/people.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { spanWords } from '../../shared/src/rules/services/pause.ts';
import { open } from './open.tsx';

const h = await startHarness();

const dayAhead = (ahead: number) => addDays(localDay(h.clock.now()), ahead);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

test('a provider plans a pause, reads it on its page and profile, changes it and calls it off', async () => {
  const provider = await createPublisher(h);
  await createService(h, provider);
  const [first, back] = [dayAhead(20), dayAhead(34)];
  let user = await open(h, '/provider/pause', { as: provider });
  expect((await field('Desde')).value).toBe(dayAhead(0));
  const write = async (name: string, day: string) => {
    const input = await field(name);
    await user.clear(input);
    await user.type(input, day);
  };
  const save = (name: string) => user.click(screen.getByRole('button', { name }));
  await write('Desde', dayAhead(-1));
  await write('Volvés el', back);
  await save('Pausar mis servicios');
  await screen.findByText('La pausa empieza hoy o más adelante. Elegí otro día.');
  await write('Desde', back);
  await save('Pausar mis servicios');
  await screen.findByText('Elegí una fecha posterior al primer día de la pausa.');
  await write('Desde', first);
  await save('Pausar mis servicios');
  await screen.findByRole('heading', { name: `Tu pausa empieza el ${dayAndMonth(first)}` });
  await screen.findByText(`Volvés el ${dayAndMonth(back)}.`);

  user = await open(h, '/provider-profile', { as: provider });
  const banner = within(await screen.findByRole('region', { name: 'Tu pausa' }));
  banner.getByText(`Tu pausa empieza el ${dayAndMonth(first)}`);
  await user.click(banner.getByRole('link', { name: 'Cambiar o anular la pausa' }));
  expect((await field('Desde')).value).toBe(first);
  await write('Volvés el', dayAhead(40));
  await save('Cambiar la pausa');
  await screen.findByText(`Volvés el ${dayAndMonth(dayAhead(40))}.`);

  await open(h, `/provider-profile/${provider.id}`);
  await screen.findByText(`${spanWords({ from: first, until: dayAhead(40) })} no trabaja`);
  expect(screen.queryByText(/^Vuelve el/)).toBeNull();

  user = await open(h, '/provider/pause', { as: provider });
  await user.click(await screen.findByRole('button', { name: 'Anular la pausa' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Tu pausa empieza/ })).toBeNull());
  expect((await field('Volvés el')).value).toBe('');
});

test('a pause that holds has no first day to choose', async () => {
  const provider = await createPublisher(h);
  await h.call('PUT', '/api/provider/pause', { as: provider.token, body: { until: dayAhead(9) } });
  await open(h, '/provider/pause', { as: provider });
  await screen.findByRole('heading', { name: 'Estás en pausa' });
  expect(screen.queryByLabelText(/^Desde/)).toBeNull();
});

test('an administrator calls a planned pause off', async () => {
  const provider = await createPublisher(h);
  const days = { from: dayAhead(20), until: dayAhead(34) };
  await h.call('PUT', '/api/provider/pause', { as: provider.token, body: days });
  const user = await open(h, `/admin/people/${provider.id}`, { as: await createAdmin(h) });
  await screen.findByRole('heading', { name: 'Pausa planeada' });
  screen.getByText(spanWords(days));
  await user.click(screen.getByRole('button', { name: 'Anular la pausa' }));
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pausa planeada' })).toBeNull());
});
