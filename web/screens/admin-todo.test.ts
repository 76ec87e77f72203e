import { day } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createProvider } from '../../api/test/people.ts';
import { field, fill, heading, isAt, press } from './acts.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const admin = await createAdmin(h);
const at = (path: string) => open(h, path, { as: admin, on: 'desktop' });
const dialog = () => screen.findByRole('dialog');

test('what waits is told first, with its age, and leads to where it is done', async () => {
  const subject = 'No carga la galería';
  const report = { name: 'Ana Prueba', email: 'ana@correo.example', subject, description: 'Se ve en blanco.' };
  expect((await h.call('POST', '/api/report/', { body: report })).status).toBeLessThan(300);
  const user = await open(h, '/admin', { as: admin });
  const todo = within(await screen.findByRole('region', { name: 'Tareas' }));
  await user.click(await todo.findByRole('link', { name: /reportes? sin responder ?Lo más antiguo: / }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin/messages?kind=report&waits=1'));
  expect((await screen.findAllByText(subject)).length).toBeGreaterThan(0);
});

test('a failure to load it is told in words, beside the figures', async () => {
  failing(/^\/api\/admin\/todo$/);
  await open(h, '/admin', { as: admin });
  await screen.findByText('Total de proveedores');
  await screen.findByText('No pudimos cargar las tareas. Probá de nuevo.');
});

test('an administrator chooses what it is told of, and finds the choice again', async () => {
  const user = await at('/admin');
  const box = () => screen.findByRole('checkbox', { name: 'casos de moderación' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const choices = async () => {
    await press(user, 'Avisarme');
    return screen.findByRole('dialog', { name: 'Avisarme de tareas nuevas' });
  };
  await choices();
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  await press(user, 'Guardar', await dialog());
  await screen.findByText('Guardamos tu elección');
  await gone();
  await choices();
  await waitFor(async () => expect(await box()).toBeChecked());
  await user.click(await box());
  await press(user, 'Guardar', await dialog());
  await gone();
});

test('the tabs show how much waits in them, and the counter goes down with what was done there', async () => {
  const message = { name: 'Ana Prueba', email: 'ana@correo.example', message: 'Hola, ¿cómo va?' };
  for (const subject of ['Primera', 'Segunda']) {
    const { status } = await h.call('POST', '/api/contact', { body: { ...message, subject } });
    expect(status).toBeLessThan(300);
  }
  const user = await at('/admin');
  const tabs = within(await screen.findByRole('navigation', { name: 'Administración' }));
  const link = await tabs.findByRole('link', { name: /^Mensajes \d+ tareas pendientes$/ });
  const waiting = Number(/\d+/.exec(link.textContent));
  expect(waiting).toBeGreaterThanOrEqual(2);
  await user.click(link);
  await heading('Mensajes y reportes');
  await press(user, 'Abrir Primera');
  await fill(user, await field('Respuesta', await dialog()), 'Ya está.');
  await press(user, 'Enviar respuesta', await dialog());
  await screen.findByText('Respuesta enviada');
  await tabs.findByRole('link', { name: new RegExp(`^Mensajes ${waiting - 1} tareas? pendientes?$`) });
});

test('refused events lead to their rows', async () => {
  const received_at = new Date(h.clock.now().getTime() - day).toISOString();
  const event = { topic: 'payment', attempts: 10, next_attempt_at: received_at, outcome: 'timeout', received_at };
  const row = { ...event, data_id: '987654', request_id: 'a', status: 'dead' as const };
  await h.deps.db.insertInto('payment_notifications').values(row).execute();
  const user = await at('/admin');
  await user.click(await screen.findByRole('link', { name: /notificación de Mercado Pago sin procesar/ }));
  await isAt('/admin/payments?tab=avisos&state=dead');
  expect((await screen.findAllByText('987654')).length).toBeGreaterThan(0);

  // three presses and a word from 'Tareas' on
  await press(user, 'Ver Pago 987654');
  await within(await dialog()).findByText('Responde, y dice que no existe');
  await press(user, 'Marcar como resuelta', await dialog());
  await fill(user, await field('Cómo se resolvió', await dialog()), 'Era de una prueba');
  await press(user, 'Marcar como resuelto', await dialog());
  await screen.findByText('La notificación quedó resuelta');
  await screen.findByText('Sin resultados');
});

test('Mercado Pago that does not answer is a task, with what to do', async () => {
  await h.sandbox?.ask('fault', { status: 502 });
  for (const id of ['1', '2']) await expect(h.deps.payments.readPayment(id)).rejects.toThrow();
  const user = await at('/admin');
  await user.click(await screen.findByRole('link', { name: /^1 problema con Mercado Pago: no responde/ }));
  await isAt('/admin/payments?tab=avisos');
  await screen.findByText('Mercado Pago no le responde a este servidor. Primera falla: ahora');
  await screen.findByText(/Avisale a quien opera el servidor/);
  await h.sandbox?.ask('fault', {});
});

test('a failed charge says why, what comes next, and can be settled with a word', async () => {
  const provider = await createProvider(h, { name: 'Rosa Prueba' });
  const at = new Date(Date.now() - day).toISOString();
  const row = { provider_id: provider.id, amount: 89_000, payment_method: 'mercadopago' as const };
  const why = { status: 'failed' as const, failure: 'cc_rejected_insufficient_amount', tries_over: 1 as const };
  const times = { payment_date: at, created_at: at, updated_at: at };
  await h.deps.db
    .insertInto('payments')
    .values({ ...row, ...why, ...times, mp_invoice_id: '77' })
    .execute();
  const user = await open(h, '/admin', { as: admin, on: 'desktop' });
  await user.click(await screen.findByRole('link', { name: /1 cobro fallido esta semana/ }));
  await isAt('/admin/payments?failed=open');
  await press(user, /^Resolver el cobro/);
  await within(await dialog()).findByText('La tarjeta no tiene saldo suficiente');
  await within(await dialog()).findByText(/Mercado Pago no intenta más/);
  await press(user, 'Escribirle', await dialog());
  const { value } = await field('Mensaje', await dialog());
  expect(value).toMatch(/^Hola Rosa: Mercado Pago no pudo cobrar/);
  await press(user, 'Cancelar', await dialog());
  await press(user, 'Marcar como resuelto', await dialog());
  await fill(user, await field('Cómo se resolvió', await dialog()), 'Pagó por transferencia');
  await press(user, 'Marcar como resuelto', await dialog());
  await screen.findByText('El cobro quedó resuelto');
  await screen.findByText('Sin resultados');
});
