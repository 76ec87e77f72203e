import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { atThePanel, field } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';

test('backups that fail lead to since when they do, and what a newer server counts does no harm', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const todo = [
    { kind: 'backups', count: 1, oldest: hourAgo },
    { kind: 'de_otra_version', count: 2, oldest: hourAgo },
  ];
  await page.route('**/api/admin/todo', (route) => route.fulfill({ json: { success: true, todo } }));
  await page.route('**/api/admin/dashboard', async (route) => {
    const { stats } = await (await route.fetch()).json();
    const backup = { at: null, isLate: true, failingSince: hourAgo };
    await route.fulfill({ json: { success: true, stats: { ...stats, backup } } });
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 problema con las copias de seguridad Lo más antiguo: hace 1h' }).click();
  await expect(page).toHaveURL('/admin#copias');
  await expect(page.getByRole('heading', { name: 'Copias de seguridad' })).toBeFocused();
  await expect(page.getByText('Fallan')).toBeInViewport();
  await inspect(page);
  expect(complaints).toEqual([]);
});

test('an administrator chooses what it is told of, and finds the choice again @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Avisarme cuando algo espera' });
  const box = dialog.getByRole('checkbox', { name: 'casos de moderación' });
  await page.getByRole('button', { name: 'Avisarme' }).click();
  await box.check();
  await inspectModal(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos de qué avisarte')).toBeVisible();
  await page.getByRole('button', { name: 'Avisarme' }).click();
  await expect(box).toBeChecked();
  await box.uncheck();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the tabs show how much waits in them @desktop', async ({ page }) => {
  await atThePanel(page);
  await page.goto('/admin');
  const tabs = page.getByRole('navigation', { name: 'Administración' });
  await tabs.getByRole('link', { name: /^Verificación \d+\+? para hacer$/ }).click();
  await expect(page).toHaveURL('/admin/provider-verification');
});

test('the counter of a tab goes down with what was done there, and refused events lead to their rows @desktop', async ({
  page,
}) => {
  const subject = `Consulta ${randomUUID().slice(0, 8)}`;
  const message = { name: 'Ana Prueba', email: 'ana@correo.example', subject, message: 'Hola, ¿cómo va?' };
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true);
  await atThePanel(page);
  let left = 2;
  await page.route('**/api/admin/todo', (route) =>
    route.fulfill({
      json: {
        success: true,
        todo: [
          { kind: 'messages', count: left, oldest: '2026-01-02T12:00:00.000Z' },
          { kind: 'events', count: 1, oldest: '2026-01-02T12:00:00.000Z' },
        ],
      },
    }),
  );
  const event = { id: 1, topic: 'payment', data_id: '987654', attempts: 10, outcome: 'timeout' };
  const pagination = { total: 1, totalIsFloor: false, page: 1, limit: 20, totalPages: 1, next: null, previous: null };
  await page.route('**/api/admin/payment-events**', (route) =>
    route.fulfill({
      json: { success: true, events: [{ ...event, received_at: '2026-01-02T12:00:00.000Z' }], pagination },
    }),
  );
  await page.goto('/admin');
  await page.getByRole('link', { name: /aviso de Mercado Pago sin aplicar/ }).click();
  await expect(page).toHaveURL('/admin/payments?tab=avisos');
  await expect(page.getByText('987654').first()).toBeVisible();
  await inspect(page);

  const tabs = page.getByRole('navigation', { name: 'Administración' });
  await expect(tabs.getByRole('link', { name: 'Mensajes 2 para hacer' })).toBeVisible();
  await page.goto(`/admin/messages?kind=contact&waits=1&search=${encodeURIComponent(subject)}`);
  await page.getByRole('button', { name: `Abrir ${subject}` }).click();
  const form = page.getByRole('dialog');
  await field(form, 'Respuesta').fill('Ya está.');
  left = 1;
  await form.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Mensajes 1 para hacer' })).toBeVisible();
});
