import { expect, test } from '@playwright/test';
import { journeys } from './admin-journeys.ts';
import { atThePanel, expectActs, failing, foundRow } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';

/** One with people, one with images, one with money; the others by npm run e2e -- --wide. */
const sample = ['/admin/users', '/admin/services', '/admin/payments'];

for (const { tab, entity, h1, prepare, create, edit, remove } of journeys) {
  test(`a journey through ${tab}: list, search, create, edit, delete, failures and the log @desktop${sample.includes(tab) ? '' : ' @wide'}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const ask = await atThePanel(page);
    const { search, fill } = await prepare(page, ask);
    const calls = `**/api${tab}/*`;
    const form = page.getByRole('dialog');
    const acts: string[] = [];

    await page.goto(tab);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle(`${h1} · Administración | Tero`);

    if (create) {
      await page.getByRole('button', { name: create.button }).click();
      await form.getByRole('button', { name: 'Crear' }).click();
      await expect(form.getByText(create.missing)).toBeVisible();
      await inspectModal(page);
      await fill?.(form);
      await form.getByRole('button', { name: 'Crear' }).click();
      await expect(page.getByText(create.success)).toBeVisible();
      acts.unshift('Creación');
    }

    const row = await foundRow(page, search);
    await expect(row).toHaveCount(1);
    const id = Number(await row.getByRole('cell', { name: /^\d+$/ }).first().textContent());

    if (edit) {
      await row.getByRole('button', { name: /^Editar / }).click();
      const place = tab === '/admin/subscriptions' ? row : form;
      const mended = await failing(page, 'PUT', calls);
      await edit.change(place);
      await place.getByRole('button', { name: 'Guardar' }).click();
      await expect(place.getByRole('alert')).toHaveText(edit.failure);
      await mended();
      await place.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText(edit.success)).toBeVisible();
      await expect(row).toContainText(edit.shows);
      acts.unshift('Cambio');
    }

    const mended = await failing(page, 'DELETE', calls);
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: 'Eliminar' });
    // the search of a subscription is the email of its provider, who has time left
    const type = async () => {
      if (remove.typed) await question.getByRole('textbox').fill(search);
    };
    await row.getByRole('button', { name: /^Eliminar / }).click();
    await type();
    await confirm.click();
    await expect(page.getByText(remove.failure)).toBeVisible();
    await mended();
    await row.getByRole('button', { name: /^Eliminar / }).click();
    await type();
    await confirm.click();
    await expect(page.getByText(remove.success)).toBeVisible();
    await expect(page.getByText('Sin resultados')).toBeVisible();
    acts.unshift('Eliminación');

    await expectActs(page, entity, id, acts);
    expect(complaints.filter((line) => !line.includes('500'))).toEqual([]);
  });
}
