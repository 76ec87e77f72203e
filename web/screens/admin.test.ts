import { minute } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { field, fill, follow, heading, isAt, main, nextDownload, press } from './acts.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';
import { expectActs, foundRow, rows } from './panel.ts';

const { h } = await startPaying();
const admin = await createAdmin(h, { name: 'Equipo Tero' });
const at = (path: string) => open(h, path, { as: admin, on: 'desktop' });
const dialog = () => screen.findByRole('dialog');

describe('what cannot be loaded is told in words', () => {
  test.each([
    ['/admin', /\/admin\/dashboard$/, 'Error al cargar estadísticas'],
    ['/admin/users', /\/admin\/users$/, 'Error al cargar usuarios'],
    ['/admin/providers', /\/admin\/providers$/, 'Error al cargar proveedores'],
    ['/admin/services', /\/admin\/services$/, 'Error al cargar los servicios'],
    ['/admin/reviews', /\/admin\/reviews$/, 'Error al cargar reseñas'],
    ['/admin/review-responses', /\/admin\/review-responses$/, 'Error al cargar las respuestas'],
    ['/admin/subscriptions', /\/admin\/subscriptions$/, 'Error al cargar suscripciones'],
    ['/admin/payments', /\/admin\/payments$/, 'Error al cargar los pagos'],
    ['/admin/categories', /\/admin\/categories$/, 'Error al cargar las categorías'],
    ['/admin/searches', /\/admin\/searches$/, 'No pudimos cargar las búsquedas. Probá de nuevo.'],
    ['/admin/recent', /\/admin\/services\/recent$/, 'No pudimos cargar los servicios recientes'],
    ['/admin/advanced-stats', /\/admin\/stats\/advanced$/, 'Error al cargar estadísticas'],
  ])('%s', async (path, call, text) => {
    const mend = failing(call);
    const user = await at(path);
    await screen.findByText(text);
    mend();
    await press(user, 'Reintentar');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});

test('a provider is rejected with its reason, told and recorded; another one approved', async () => {
  const [provider, other] = [await createProvider(h), await createProvider(h)];
  await createProvider(h);
  const user = await at('/admin/provider-verification');
  await press(user, /^Revisar a /, await foundRow(user, provider.email));
  await within(await dialog()).findByText('Dígito verificador');
  await press(user, 'Rechazar', await dialog());
  await press(user, 'Rechazar', await dialog());
  await within(await dialog()).findByText('Debe proporcionar un motivo para el rechazo');
  await fill(user, await field('Motivo del rechazo', await dialog()), 'La cédula no se lee');
  const mend = failing(/^\/api\/admin\/providers-verification\/\d+\/reject$/, 500);
  await press(user, 'Rechazar', await dialog());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Error al procesar la acción'));
  mend();
  await press(user, 'Rechazar', await dialog());
  await screen.findByText('Proveedor rechazado exitosamente');
  await screen.findByText('Sin resultados');

  await press(user, /^Revisar a /, await foundRow(user, other.email));
  // and on to the next one that waits
  await within(await dialog()).findByText('Dígito verificador');
  await press(user, 'Aprobar', await dialog());
  await press(user, 'Aprobar y seguir', await dialog());
  await screen.findByText('Proveedor aprobado exitosamente');
  const next = await screen.findByRole('heading', { level: 2, name: /: pendiente$/ });
  expect(next).not.toHaveTextContent(other.name);

  const told = await h.call<{ notifications: { type: string }[] }>('GET', '/api/notifications', { as: provider.token });
  expect(told.body.notifications.map((one) => one.type)).toContain('profile_rejected');
  await expectActs(h, admin, 'provider', provider.id, ['Cambio', 'Consulta']);
});

test('the newest services are switched off and on from their cards', async () => {
  const { id, title } = await createService(h, await createProvider(h, { entitled: true }));
  const user = await at('/admin/recent');
  const card = async () => within((await screen.findByText(title)).closest('article') ?? expect.fail('no article'));
  expect(await (await card()).findByRole('link', { name: `Ver ${title}` })).toHaveAttribute('href', `/servicios/${id}`);
  const mend = failing(/^\/api\/admin\/services\/\d+\/status$/, 500);
  await press(user, `Desactivar ${title}`);
  await screen.findByText('Error al cambiar estado del servicio');
  mend();
  await press(user, `Desactivar ${title}`);
  await screen.findByText('Servicio desactivado exitosamente');
  await (await card()).findByText('Inactivo');
  expect((await h.call('GET', `/api/services/${id}`)).status).toBe(404);
  // also when it is opened anew
  const again = await at('/admin/recent');
  await press(again, `Activar ${title}`);
  await screen.findByText('Servicio activado exitosamente');
  await waitFor(async () => expect((await card()).queryByText('Inactivo')).toBeNull());
  await expectActs(h, admin, 'service', id, ['Cambio', 'Cambio']);
});

test('a report is found, leads to what it is about, moves on, and its answer is read', async () => {
  const subject = 'Precio raro';
  const service = await createService(h, await createProvider(h, { entitled: true }), { title: 'Toldos a medida' });
  const client = await createClient(h);
  const { name, email } = client;
  const about = { type: 'payment', page: `/servicios/${service.id}` };
  const report = { name, email, subject, description: 'Piden otra cosa.', ...about };
  expect((await h.call('POST', '/api/report/', { as: client.token, body: report })).status).toBeLessThan(300);
  let user = await at('/admin/messages');
  await user.selectOptions(await screen.findByLabelText('Tipo'), 'Reporte');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Nuevo');
  const row = await foundRow(user, subject);
  expect(row).toHaveTextContent('Reporte: Pagos y suscripción');
  expect(within(row).getByRole('link', { name: /^Servicio: Toldos/ })).toHaveAttribute('href', about.page);
  const id = Number(within(row).getAllByRole('cell')[0]?.textContent);

  await press(user, `Abrir ${subject}`, row);
  await user.selectOptions(await field('Estado', await dialog()), 'En curso');
  await fill(user, await field('Nota', await dialog()), 'Le pedimos la captura.');
  const answer = '¡Gracias! Mandanos la captura y lo vemos hoy.';
  await fill(user, await field('Respuesta', await dialog()), answer);
  const mend = failing(/^\/api\/admin\/messages\/\d+$/, 500);
  await press(user, 'Enviar respuesta', await dialog());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No pudimos guardar el mensaje'));
  mend();
  await press(user, 'Enviar respuesta', await dialog());
  await screen.findByText('Respuesta enviada');
  await screen.findByText('Sin resultados');
  await user.selectOptions(screen.getByLabelText('Estado'), 'En curso');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('En curso'));
  await expectActs(h, admin, 'message', id, ['Cambio']);

  user = await open(h, '/avisos', { as: client });
  await follow(user, /El equipo de Tero te respondió/, main());
  await isAt('/mis-mensajes');
  await heading('Mis mensajes');
  const message = async () =>
    within(main())
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(subject)) ?? expect.fail('no message');
  await waitFor(async () => expect(await message()).toHaveTextContent(answer));
  expect(await message()).toHaveTextContent('Respuesta del equipo');
  expect(await message()).not.toHaveTextContent('Le pedimos la captura.');

  // the writer adds a message: it waits for the team again, which replies with a template
  h.clock.advance(minute);
  await press(user, `Responder: ${subject}`);
  await fill(user, await field('Tu mensaje'), 'Ahí va la captura.');
  await press(user, 'Enviar', await message());
  await waitFor(async () => expect(within(await message()).getByRole('list')).toHaveTextContent('Ahí va la captura.'));
  user = await at('/admin/messages?waits=1');
  expect(await foundRow(user, subject)).toHaveTextContent('Volvió a escribir');
  await press(user, 'Plantillas');
  await press(user, 'Nueva plantilla');
  const template = await screen.findByRole('dialog', { name: 'Nueva plantilla' });
  await fill(user, await field('Nombre', template), 'Cierre');
  await fill(user, await field('Texto', template), 'Gracias, {nombre}. Ya está.');
  await press(user, 'Guardar', template);
  await screen.findByText('Plantilla guardada');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, `Abrir ${subject}`, rows()[0]);
  await waitFor(async () => expect(await dialog()).toHaveTextContent('Ahí va la captura.'));
  await user.selectOptions(await within(await dialog()).findByLabelText('Plantilla'), 'Cierre');
  await waitFor(async () =>
    expect(await field('Otra respuesta', await dialog())).toHaveValue(`Gracias, ${name.split(' ')[0]}. Ya está.`),
  );
});

test('the log narrows down, and the statistics follow their period', async () => {
  let user = await at('/admin/categories');
  const saved = nextDownload();
  await press(user, 'Exportar CSV');
  await press(user, 'Descargar');
  expect((await saved).name).toMatch(/^tero-.+-\d{4}-\d\d-\d\d\.csv$/);

  user = await at('/admin/logs?page=7');
  const [action, type] = [await screen.findByLabelText('Acción'), await screen.findByLabelText('Tipo')];
  // in quick succession, before the screen renders again
  for (const [select, value] of [
    [action, 'view'],
    [type, 'category'],
  ] as const) {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await isAt('/admin/logs?action=view&entityType=category');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Descarga: CSV'));
  expect(rows()[0]).toHaveTextContent('Equipo Tero (');
  await user.selectOptions(screen.getByLabelText('Administrador'), 'Equipo Tero');
  await user.type(screen.getByLabelText('Fecha desde'), '2099-01-01');
  await screen.findByText('Sin resultados');

  user = await at('/admin/advanced-stats');
  const growth = await screen.findByRole('list', { name: 'Crecimiento del período' });
  expect(within(growth).getAllByRole('listitem')).toHaveLength(4);
  await screen.findByText('Proveedores entre los registros nuevos del período');
  await screen.findByText(/registros? en 30 días/);
  await user.click(screen.getByRole('radio', { name: '365 días' }));
  await isAt('/admin/advanced-stats?period=365');
  await screen.findByText(/registros? en 365 días/);
});

test('a subscription says in its row what it refuses, and leaves MercadoPago its amount', async () => {
  const [granted, pending] = [await createProvider(h), await createProvider(h)];
  const body = { provider_id: granted.id, status: 'active' };
  expect((await h.call('POST', '/api/admin/subscriptions/admin', { as: admin.token, body })).status).toBeLessThan(300);
  const created = await h.call('POST', '/api/subscriptions/create', { as: pending.token, body: {} });
  expect(created.status).toBeLessThan(300);
  const edited = async (email: string) => {
    const user = await at('/admin/subscriptions');
    await press(user, /^Editar la suscripción /, await foundRow(user, email));
    return { user, row: rows()[0] as HTMLElement };
  };
  const { user, row } = await edited(granted.email);
  const end = await field('Fin', row);
  await user.clear(end);
  await user.type(end, '2020-01-01');
  await press(user, 'Guardar', row);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('La fecha de fin tiene que ser posterior a la de inicio'));
  expect(await field('Fin', row)).toHaveAttribute('aria-invalid', 'true');

  const { row: charged } = await edited(pending.email);
  await waitFor(() => expect(charged).toHaveTextContent('Lo fija Mercado Pago'));
  expect(within(charged).queryByRole('textbox', { name: 'Monto' })).toBeNull();
});

test('the panel is for administrators alone', async () => {
  await open(h, '/admin/users');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await open(h, '/admin/users', { as: await createClient(h) });
  await isAt('/unauthorized');
});
