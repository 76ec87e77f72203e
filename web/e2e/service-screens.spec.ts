import { expect, type Locator, type Page, test } from '@playwright/test';
import { images } from './images.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter } from './people.ts';
import { readyToPublish } from './providers.ts';
import { createButton, expectPublished, gallery } from './service-form.ts';
import { journeySizes } from './sizes.ts';

const small = { width: 640, height: 480 };

for (const size of journeySizes) {
  test(`the form of a new service, empty, with photos and with faults${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await readyToPublish(page);
    await expect(page).toHaveTitle('Crear Nuevo Servicio | Tero');
    await inspect(page);
    const { items, choose } = gallery(page);
    await choose([
      ...(await images(2, small)),
      { name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await expect(items).toHaveCount(2);
    await createButton(page).click();
    await expect(page.getByText('Escribí el título')).toBeVisible();
    await inspect(page);
    expect(complaints).toEqual([]);
  });
}

test('the check of the subscription says what it does, and fails in words @wide', async ({ page }) => {
  await enter(page, demo.provider);
  let response: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route('**/api/providers/profile/complete', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } });
  });
  await page.goto('/create_service');
  await expect(page.getByRole('heading', { name: 'Verificando suscripción...' })).toBeVisible();
  response();
  await expect(page.getByText('Error verificando suscripción')).toBeVisible();
  await inspect(page);
  await page.unroute('**/api/providers/profile/complete');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Título')).toBeVisible();
});

/** Moves the focus to the target by Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard alone fills in the form and sends it', async ({ page }) => {
  // listens from the start: a file chooser that opens early would be missed
  page.on('filechooser', () => undefined);
  await readyToPublish(page);
  const { keyboard } = page;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  await type(page.getByLabel('Título'), 'Cambio de tableros');
  await type(page.getByLabel('Categoría'), 'Electri');
  await type(page.getByLabel('Descripción'), 'Cambio tableros viejos por nuevos.');
  await tabTo(page, page.getByRole('radio', { name: 'Precio fijo' }));
  await keyboard.press('ArrowRight');
  await type(page.getByLabel('Precio mínimo'), '500');
  await type(page.getByLabel('Precio máximo'), '900');
  await type(page.getByLabel('Duración estimada'), '2 horas');
  await tabTo(page, page.getByRole('checkbox', { name: 'Martes' }));
  await keyboard.press('Space');
  await type(page.getByRole('combobox', { name: 'Zona de cobertura' }), 'pocitos');
  await expect(page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await type(page.getByLabel('Modalidad'), 'Presencial');
  await tabTo(page, page.getByRole('button', { name: 'Elegir fotos' }));
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await chooser).setFiles(await images(2, small));
  await expect(gallery(page).items).toHaveCount(2);
  await tabTo(page, page.getByRole('checkbox', { name: /^Acepto los términos/ }));
  await keyboard.press('Space');
  await tabTo(page, createButton(page));
  await keyboard.press('Enter');
  await expectPublished(page);
});
