import { expect, type Page, test } from '@playwright/test';
import { images } from './images.ts';
import { inspect, watchConsole } from './inspection.ts';
import { enter, registered } from './people.ts';
import { picture, readyToPublish, registeredProvider } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';
import { journeySizes } from './sizes.ts';

const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };
const price = (page: Page) => page.getByLabel('Precio (en pesos)');

for (const size of journeySizes) {
  test(`a price is read as people write it, and says so${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const provider = await readyToPublish(page);
    for (const [typed, read] of [
      ['1.500', 'Son $1.500.'],
      ['$ 1.500', 'Son $1.500.'],
      ['1,500', 'Son $1.500.'],
      ['1500', 'Son $1.500.'],
      ['1.500,50', 'Son $1.500,50.'],
      ['mil', 'Escribí el precio así: 1.500 o 1.500,50.'],
    ] as const) {
      await price(page).fill(typed);
      await expect(page.getByText(read, { exact: true })).toBeVisible();
    }
    await fillService(page, words);
    await gallery(page).choose([await picture()]);
    await expect(gallery(page).items).toHaveCount(1);
    await price(page).fill('mil');
    await createButton(page).click();
    await expect(page.getByText('Escribí un precio, por ejemplo 1.500')).toBeVisible();
    await expect(price(page)).toBeFocused();
    await expect(price(page)).toHaveValue('mil');

    await price(page).fill('1.500');
    await inspect(page);
    await createButton(page).click();
    await expectPublished(page);
    await expect(page.getByText('$1.500 · Por trabajo')).toBeVisible();
    await page.goto(`/provider-profile/${provider.id}`);
    await page.getByRole('link', { name: words.title }).first().click();
    await expect(page.getByText(/^\$1\.500 por trabajo$/).filter({ visible: true })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('a service to be agreed asks for no price, and is listed as Consultar', async ({ page }) => {
  const provider = await readyToPublish(page);
  await fillService(page, words);
  await gallery(page).choose([await picture()]);
  await expect(gallery(page).items).toHaveCount(1);
  await price(page).fill('1.500');
  await page.getByRole('radio', { name: 'A convenir' }).check({ force: true });
  await expect(price(page)).toHaveCount(0);
  await expect(page.getByText(/En las listas mostramos «Consultar»/)).toBeVisible();
  await inspect(page);
  await createButton(page).click();
  await expectPublished(page);
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(page.getByText('Consultar', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('$1.500')).toHaveCount(0);
});

test('sentences without a space between them are told apart, and their words corrected', async ({ page }) => {
  await readyToPublish(page);
  await fillService(page, { ...words, description: 'Hago reparasiones.Trabajo en Pocitos y en MiTaller.com.uy' });
  await gallery(page).choose(await images(1, { width: 640, height: 480 }));
  await expect(gallery(page).items).toHaveCount(1);
  await createButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Correcciones sugeridas' });
  await expect(dialog).toContainText('Hago reparaciones. Trabajo en Pocitos y en MiTaller.com.uy');
  await dialog.getByRole('button', { name: 'Aceptar correcciones' }).click();
  await expectPublished(page);
});

test('a photo that was not saved is kept, and a name is asked about before it is lost', async ({ page, request }) => {
  const question = page.getByRole('alertdialog');
  await test.step("a provider's photo", async () => {
    const provider = await registeredProvider(request);
    await enter(page, provider.email, provider.password);
    await page.goto('/edit-profile');
    const box = page.getByRole('group', { name: 'Foto de perfil' });
    await box
      .locator('input[type=file]')
      .first()
      .setInputFiles([await picture('yo.jpg')]);
    await expect(box.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Tero, ir al inicio' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/edit-profile');
    await expect(box.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL('/provider-profile');
    await expect(question).toHaveCount(0);
  });
  await test.step("a client's name", async () => {
    const client = await registered(request);
    await page.context().clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await enter(page, client.email, client.password);
    await page.goto('/user-profile');
    await page.getByRole('button', { name: /^Editar/ }).click();
    await page.getByLabel('Nombre', { exact: false }).first().fill('Otro Nombre');
    await page.getByRole('link', { name: 'Tero, ir al inicio' }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL('/');
  });
});
