import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { atThePanel, failing, field } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';

const mark = () => randomUUID().slice(0, 8);

test('a list is worked with: search, address, filters, export, record and failure @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  const ask = await atThePanel(page);
  const word = mark();
  const made: { id: number; name: string }[] = [];
  for (const name of ['Ana', 'Bruno', 'Zulma']) {
    const user = `${name}.${word}`.toLowerCase();
    const body = {
      name: `${name} ${word}`,
      email: `${user}@correo.example`,
      username: user,
      password: 'Lluvia+Entera 9',
    };
    const reply = await ask<{ user: { id: number; name: string } }>('POST', '/api/admin/users', body);
    made.push(reply.user);
  }
  const [ana, , zulma] = made;
  if (!ana || !zulma) throw new Error('three people are made');
  const search = page.getByRole('searchbox', { name: 'Buscar en Clientes' });
  const total = page.getByRole('main').getByRole('status');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });

  // twelve rows of 40 px fit on a low screen
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin/users?limit=20');
  await expect(rows.nth(11)).toBeVisible();
  const twelfth = await rows.nth(11).boundingBox();
  expect((twelfth?.y ?? 768) + (twelfth?.height ?? 0)).toBeLessThanOrEqual(768);
  await expect(page.getByRole('banner')).not.toContainText('Ayuda');

  // the search follows the address: after a link in the same tab, Back, or a reload
  await search.fill(word.slice(1));
  await expect(total).toHaveText('3 resultados');
  await expect(page).toHaveURL(new RegExp(`q=${word.slice(1)}`));
  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Clientes' }).click();
  await expect(search).toHaveValue('');
  await expect(total).not.toHaveText('3 resultados');
  await page.goBack();
  await expect(search).toHaveValue(word.slice(1));
  await expect(total).toHaveText('3 resultados');
  await page.reload();
  await expect(search).toHaveValue(word.slice(1));

  // an export has the rows of the screen in the same order, after stating their number
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect(rows.first()).toContainText('Zulma');
  await page.getByLabel('Rol').selectOption({ label: 'Cliente' });
  await page.getByLabel('Registro desde').fill('2025-01-01');
  await expect(total).toHaveText('3 resultados');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Exportar 3 filas' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(made.toReversed().map(({ id }) => `"${id}"`));
  await inspect(page);

  // a view stores all of this under a name; a hidden column stays hidden
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByLabel('Guardar esta vista como').fill(`Nuevos ${word}`);
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await expect(page.getByText(`Vista guardada: Nuevos ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Teléfono' }).uncheck();
  await page.goto('/admin/users');
  await expect(page.getByRole('columnheader', { name: 'Usuario' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Teléfono' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('link', { name: `Nuevos ${word}` }).click();
  await expect(total).toHaveText('3 resultados');
  await expect(rows.first()).toContainText('Zulma');

  // a record has an address that opens it; Back and Esc never lose typed text
  const form = page.getByRole('dialog', { name: `Editar a ${ana.name}` });
  await page.getByRole('button', { name: `Editar ${ana.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]id=${ana.id}$`));
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await page.goto(`/admin/users?id=${ana.id}`);
  await expect(form).toBeVisible();
  await page.goto(`/admin/users?q=${word}`);
  await page.getByRole('button', { name: `Editar ${ana.name}` }).click();
  await field(form, 'Ubicación').fill('Paysandú 1234');
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(field(form, 'Ubicación')).toHaveValue('Paysandú 1234');

  // the form sends only its changes; it shows what another person changed in another field, which stays
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await form.getByRole('button', { name: 'Guardar' }).click();
  expect((await sent).postDataJSON()).toEqual({ location: 'Paysandú 1234' });
  await expect(page.getByText('Cliente actualizado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(`/admin/users?q=${word}`);
  await page.goto('/admin/users?id=999999999');
  await expect(page.getByText('El contenido de este enlace ya no existe.')).toBeVisible();

  // keys: the next row, opening it, and the search over everything
  await page.goto(`/admin/users?q=${word}&sort=name`);
  await expect(rows).toHaveCount(3);
  // the frame listens to the keys, and may load after the rows
  await expect(page.getByRole('button', { name: 'Buscar en todo' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bruno ${word}`);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar en todo' })).toBeFocused();
  await page.keyboard.type(`zulma ${word}`);
  await page.getByRole('dialog').getByRole('link', { name: zulma.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zulma.name);

  await page.goto(`/admin/users?q=${word}`);
  const verified = page.getByRole('switch', { name: `Email verificado de Ana ${word}` });
  await verified.click({ force: true });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Verificación de email quitada exitosamente')).toBeVisible();
  await expect(verified).not.toBeChecked();

  // a failing list says so at once
  const mended = await failing(page, 'GET', '**/api/admin/users?*');
  await page.goto('/admin/users');
  await expect(page.getByText('Error al cargar usuarios')).toBeVisible();
  await mended();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows.first()).toBeVisible();
  expect(complaints.filter((line) => !line.includes('500'))).toEqual([]);
});

test('beyond what is counted the pages follow each other @desktop', async ({ page }) => {
  await atThePanel(page);
  // as if the server counted no more than one page
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, total: 21, totalIsFloor: true, totalPages: 1 } });
  });
  await page.goto('/admin/users');
  await expect(page.getByText('Más de 21 resultados')).toBeVisible();
  const ids = () => page.getByRole('cell').locator('xpath=self::*[count(preceding-sibling::td)=1]').allTextContents();
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  const first = await ids();
  await page.getByRole('link', { name: 'Siguientes' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(async () => (await ids()).some((id) => first.includes(id))).toBe(false);
  await page.getByRole('link', { name: 'Anteriores' }).click();
  await expect.poll(ids).toEqual(first);
});
