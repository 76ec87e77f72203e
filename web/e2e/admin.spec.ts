import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { askWith, atThePanel, expectActs, failing, field, foundRow, openedSession } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { openBell } from './notices.ts';
import { demo, enter, registered } from './people.ts';
import { publishedService, publisher, registeredProvider } from './providers.ts';
import { wide } from './sizes.ts';

const tabs: [path: string, title: string, h1?: string][] = [
  ['/admin/dashboard', 'Panel', 'Panel de administración'],
  ['/admin/users-list', 'Clientes'],
  ['/admin/providers-list', 'Proveedores'],
  ['/admin/provider-verification', 'Verificación de proveedores'],
  ['/admin/services', 'Servicios'],
  ['/admin/reviews', 'Reseñas'],
  ['/admin/review-responses', 'Respuestas a reseñas'],
  ['/admin/subscriptions', 'Suscripciones'],
  ['/admin/payments', 'Pagos'],
  ['/admin/categories', 'Categorías'],
  ['/admin/searches', 'Búsquedas'],
  ['/admin/recent', 'Últimos Servicios'],
  ['/admin/messages', 'Mensajes y reportes'],
  ['/admin/newsletter', 'Boletín'],
  ['/admin/logs', 'Registro de actividad'],
  ['/admin/advanced-stats', 'Estadísticas avanzadas'],
  ['/admin/security', 'Seguridad'],
];

test('every tab on a phone', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  for (const [path, title, h1 = title] of wide ? tabs : tabs.filter((_, at) => (tabs.length - 1 - at) % 3 === 0)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await inspect(page);
    await expect(page).toHaveTitle(`${title} · Administración | Tero`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
  await page.getByRole('button', { name: 'Sección: Seguridad' }).click();
  await page.getByRole('menuitem', { name: 'Reseñas' }).click();
  await expect(page).toHaveURL('/admin/reviews');
  expect(complaints).toEqual([]);
});

test('what cannot be loaded is told in words, tab by tab @desktop', async ({ page }) => {
  await page.clock.install();
  await atThePanel(page);
  const failures: [path: string, call: string, text: string][] = [
    ['/admin', '**/api/admin/dashboard', 'Error al cargar estadísticas'],
    ['/admin/users', '**/api/admin/users?*', 'Error al cargar usuarios'],
    ['/admin/providers', '**/api/admin/providers?*', 'Error al cargar proveedores'],
    ['/admin/services', '**/api/admin/services?*', 'Error al cargar los servicios'],
    ['/admin/reviews', '**/api/admin/reviews?*', 'Error al cargar reseñas'],
    ['/admin/review-responses', '**/api/admin/review-responses?*', 'Error al cargar las respuestas'],
    ['/admin/subscriptions', '**/api/admin/subscriptions?*', 'Error al cargar suscripciones'],
    ['/admin/payments', '**/api/admin/payments?*', 'Error al cargar los pagos'],
    ['/admin/categories', '**/api/admin/categories?*', 'Error al cargar las categorías'],
    ['/admin/searches', '**/api/admin/searches?*', 'Error al cargar las búsquedas'],
    ['/admin/recent', '**/api/admin/services/recent', 'No pudimos cargar los servicios recientes'],
    ['/admin/advanced-stats', '**/api/admin/stats/advanced?*', 'Error al cargar estadísticas'],
  ];
  for (const [path, call, text] of wide ? failures : failures.filter((_, at) => at % 3 === 0)) {
    const mended = await failing(page, 'GET', call);
    await page.goto(path);
    // the request is tried three times, with pauses
    await expect(async () => {
      await page.clock.fastForward(5_000);
      expect(await page.getByText(text).isVisible()).toBe(true);
    }).toPass();
    await mended();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
  }
});

test('a provider is rejected with its reason, told and recorded; another one approved @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  const provider = await registeredProvider(page.request);
  const other = await registeredProvider(page.request);
  await registeredProvider(page.request);
  await atThePanel(page);
  await page.goto('/admin/provider-verification');
  await inspect(page);
  const modal = page.getByRole('dialog');
  await (await foundRow(page, provider.email)).getByRole('button', { name: /^Revisar a / }).click();
  await expect(modal.getByText('Dígito verificador')).toBeVisible();
  await inspectModal(page);
  await modal.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await modal.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(modal.getByText('Debe proporcionar un motivo para el rechazo')).toBeVisible();
  await inspectModal(page);
  await field(modal, 'Motivo del rechazo').fill('La cédula no se lee');
  const mended = await failing(page, 'POST', '**/api/admin/providers-verification/*/reject');
  await modal.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(modal.getByRole('alert')).toHaveText('Error al procesar la acción');
  await mended();
  await modal.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page.getByText('Proveedor rechazado exitosamente')).toBeVisible();
  await expect(page.getByText('Sin resultados')).toBeVisible();

  await (await foundRow(page, other.email)).getByRole('button', { name: /^Revisar a / }).click();
  // by keys: approve, and on to the next one that waits
  await expect(modal.getByText('Dígito verificador')).toBeVisible();
  await page.keyboard.press('a');
  await expect(modal.getByRole('button', { name: 'Aprobar y siguiente' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Proveedor aprobado exitosamente')).toBeVisible();
  await expect(modal.getByRole('heading', { level: 2, name: /: pendiente$/ })).not.toContainText(other.name);
  await page.keyboard.press('Escape');

  const told = askWith(page.request, provider.token)<{ notifications: { type: string }[] }>(
    'GET',
    '/api/notifications',
  );
  expect((await told).notifications.map(({ type }) => type)).toContain('profile_rejected');
  await expectActs(page, 'provider', provider.id, ['Cambio', 'Consulta']);
  expect(complaints.filter((line) => !line.includes('500'))).toEqual([]);
});

test('the newest services are switched off and on from their cards @desktop @wide', async ({ page }) => {
  const provider = await publisher(page.request);
  const title = `Portones ${randomUUID().slice(0, 8)}`;
  const id = await publishedService(page.request, provider, title);
  await atThePanel(page);
  await page.goto('/admin/recent');
  await inspect(page);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('link', { name: `Ver ${title}` })).toHaveAttribute('href', `/servicios/${id}`);
  await card.hover();
  const mended = await failing(page, 'PUT', '**/api/admin/services/*/status');
  await card.getByRole('button', { name: `Desactivar ${title}` }).click();
  await expect(page.getByText('Error al cambiar estado del servicio')).toBeVisible();
  await mended();
  await card.getByRole('button', { name: `Desactivar ${title}` }).click();
  await expect(page.getByText('Servicio desactivado exitosamente')).toBeVisible();
  await expect(card.getByText('Inactivo')).toBeVisible();
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(404);
  // also when it is opened anew
  await page.reload();
  await card.hover();
  await card.getByRole('button', { name: `Activar ${title}` }).click();
  await expect(page.getByText('Servicio activado exitosamente')).toBeVisible();
  await expect(card.getByText('Inactivo')).toHaveCount(0);
  await expectActs(page, 'service', id, ['Cambio', 'Cambio']);
});

test('a report is found, leads to what it is about, moves on, and its answer is read @desktop', async ({ page }) => {
  const subject = `Precio raro ${randomUUID().slice(0, 8)}`;
  const provider = await publisher(page.request);
  const service = await publishedService(page.request, provider, `Toldos ${subject}`);
  const client = await registered(page.request);
  const ask = askWith(page.request, (await openedSession(page.request, client.email, client.password)).token);
  const { name, email } = client;
  const about = { type: 'payment', page: `/servicios/${service}` };
  await ask('POST', '/api/report/', { name, email, subject, description: 'Piden otra cosa.', ...about });
  await atThePanel(page);
  await page.goto('/admin/messages');
  await inspect(page);
  await page.getByLabel('Tipo').selectOption({ label: 'Reporte' });
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo' });
  const row = await foundRow(page, subject);
  await expect(row).toContainText('Reporte: Pagos y suscripción');
  await expect(row.getByRole('link', { name: /^Servicio: Toldos/ })).toHaveAttribute('href', `/servicios/${service}`);
  const id = Number(await row.getByRole('cell').first().textContent());

  await row.getByRole('button', { name: `Abrir ${subject}` }).click();
  const form = page.getByRole('dialog');
  await inspectModal(page);
  await field(form, 'Estado').selectOption({ label: 'En curso' });
  await field(form, 'Nota').fill('Le pedimos la captura.');
  const answer = '¡Gracias! Mandanos la captura y lo vemos hoy.';
  await field(form, 'Respuesta').fill(answer);
  const mended = await failing(page, 'PUT', '**/api/admin/messages/*');
  await form.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(form.getByRole('alert')).toHaveText('Error al actualizar el mensaje');
  await mended();
  await form.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.getByLabel('Estado').selectOption({ label: 'En curso' });
  await expect(row).toContainText('En curso');
  await expectActs(page, 'message', id, ['Cambio']);

  const reader = await elsewhere(page, client.email, client.password);
  await (await openBell(reader)).getByRole('link', { name: /El equipo de Tero te respondió/ }).click();
  await expect(reader).toHaveURL('/mis-mensajes');
  const message = reader.getByRole('main').getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText(answer);
  await expect(message).toContainText('Respuesta del equipo');
  await expect(message).not.toContainText('Le pedimos la captura.');

  // its writer goes on: it waits for the team again, which answers by a template
  await message.getByRole('button', { name: `Seguir: ${subject}` }).click();
  await message.getByLabel('Tu mensaje').fill('Ahí va la captura.');
  await inspect(reader);
  await message.getByRole('button', { name: 'Enviar' }).click();
  await expect(message.getByRole('list')).toContainText('Ahí va la captura.');
  await page.goto('/admin/messages?waits=1');
  await expect(await foundRow(page, subject)).toContainText('Volvió a escribir');
  await page.getByRole('button', { name: 'Plantillas' }).click();
  await page.getByRole('button', { name: 'Nueva plantilla' }).click();
  const template = page.getByRole('dialog', { name: 'Nueva plantilla' });
  await field(template, 'Nombre').fill(`Cierre ${subject}`);
  await field(template, 'Texto').fill('Gracias, {nombre}. Ya está.');
  await template.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Plantilla guardada')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Abrir ${subject}` }).click();
  await expect(form).toContainText('Ahí va la captura.');
  await form.getByLabel('Plantilla').selectOption({ label: `Cierre ${subject}` });
  await expect(field(form, 'Otra respuesta')).toHaveValue(`Gracias, ${name.split(' ')[0]}. Ya está.`);
});

test('the log narrows down, and the statistics follow their period @desktop @wide', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  await page.goto('/admin/categories');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^tero-.+-\d{4}-\d\d-\d\d\.csv$/);

  await page.goto('/admin/logs?page=7');
  const choices = { action: page.getByLabel('Acción'), entityType: page.getByLabel('Tipo') };
  await expect(choices.entityType).toBeVisible();
  // one straight after the other, before the screen was drawn again
  await page.evaluate(
    ([action, type]) => {
      for (const [select, value] of [
        [action, 'view'],
        [type, 'category'],
      ] as const) {
        (select as HTMLSelectElement).value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [await choices.action.elementHandle(), await choices.entityType.elementHandle()] as const,
  );
  await expect(page).toHaveURL('/admin/logs?action=view&entityType=category');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Equipo Tero (');
  await expect(row).toContainText('Descarga: CSV');
  await inspect(page);
  await page.getByLabel('Administrador').selectOption({ label: 'Equipo Tero' });
  await page.getByLabel('Fecha desde').fill('2099-01-01');
  await expect(page.getByText('Sin resultados')).toBeVisible();

  await page.goto('/admin/advanced-stats');
  const growth = page.getByRole('list', { name: 'Crecimiento del período' });
  await expect(growth.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('Proveedores entre los registros nuevos del período')).toBeVisible();
  await expect(page.getByText(/registros? en 30 días/)).toBeVisible();
  await page.getByRole('radio', { name: '365 días' }).click();
  await expect(page).toHaveURL('/admin/advanced-stats?period=365');
  await expect(page.getByText(/registros? en 365 días/)).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await inspect(page);
  expect(complaints).toEqual([]);
});

test('a subscription says in its row what it refuses, and leaves MercadoPago its amount @desktop', async ({ page }) => {
  const granted = await publisher(page.request);
  const pending = await registeredProvider(page.request);
  await askWith(page.request, pending.token)('POST', '/api/subscriptions/create', {});
  await atThePanel(page);
  await page.goto('/admin/subscriptions');
  const row = await foundRow(page, granted.email);
  await row.getByRole('button', { name: /^Editar la suscripción / }).click();
  await row.getByLabel('Fin').fill('2020-01-01');
  await row.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('La fecha de fin tiene que ser posterior a la de inicio');
  await expect(row.getByLabel('Fin')).toHaveAttribute('aria-invalid', 'true');
  await inspect(page);

  const charged = await foundRow(page, pending.email);
  await charged.getByRole('button', { name: /^Editar la suscripción / }).click();
  await expect(charged).toContainText('Lo fija Mercado Pago');
  await expect(charged.getByRole('textbox', { name: 'Monto' })).toHaveCount(0);
});

test('the panel is for administrators alone', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login/);
  await enter(page, demo.client);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
});
