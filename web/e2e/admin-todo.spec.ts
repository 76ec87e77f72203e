import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { atThePanel, failing } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';

test('what waits is told first, with its age, and leads to where it is done', async ({ page }) => {
  const complaints = watchConsole(page);
  const subject = `No carga la galería ${randomUUID().slice(0, 8)}`;
  const report = { name: 'Ana Prueba', email: 'ana@correo.example', subject, description: 'Se ve en blanco.' };
  expect((await page.request.post('/api/report/', { data: report })).ok()).toBe(true);
  await atThePanel(page);
  await page.goto('/admin');
  const todo = page.getByRole('region', { name: 'Para hacer' });
  await expect(todo.getByRole('link', { name: /reportes? sin responder Lo más antiguo: / })).toBeVisible();
  await inspect(page);
  await todo
    .getByRole('link', { name: /reportes? sin responder/ })
    .first()
    .click();
  await expect(page).toHaveURL('/admin/messages?kind=report&waits=1');
  await expect(page.getByText(subject).first()).toBeVisible();
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

test('a failure to load it is told in words, beside the figures', async ({ page }) => {
  await atThePanel(page);
  await failing(page, 'GET', '**/api/admin/todo');
  await page.clock.install();
  await page.goto('/admin');
  await expect(page.getByText('Total de proveedores')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    expect(await page.getByText('Error al cargar lo que hay para hacer').isVisible()).toBe(true);
  }).toPass();
});
