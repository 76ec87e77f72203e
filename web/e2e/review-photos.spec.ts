import { expect, type Page, test } from '@playwright/test';
import { keptTexts } from './device-storage.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { enter, registered } from './people.ts';
import { chooseImages, picture, someService } from './providers.ts';

const main = (page: Page) => page.getByRole('main');

/** Moves fingers over the screen; each step gives their distances from the left. */
async function move(page: Page, steps: number[][]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  for (const [at, xs] of steps.entries()) {
    const touchPoints = xs.map((x, id) => ({ x, y: 600, id }));
    await screen.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a client reviews with photos, which open large, and takes one out again', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const client = await registered(request);
  const id = await someService(request);
  await enter(page, client.email, client.password);
  await page.goto(`/servicios/${id}/review`);
  for (const group of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await page.getByRole('group', { name: group }).locator('label').last().click();
  }
  await chooseImages(page, 'Fotos (opcional)', [await picture('antes.jpg'), await picture('despues.jpg')]);
  const picker = page.getByRole('group', { name: 'Fotos (opcional)' });
  await expect(picker).toContainText('2 de 3.');
  // stored with the words
  await expect(picker.getByRole('button', { name: /^Quitar/ })).toHaveCount(2);
  await expect.poll(() => keptTexts(page)).toMatch(/"order":\["[^"]+","[^"]+"\]/);
  await page.reload();
  await expect(picker).toContainText('2 de 3.');
  await inspect(page);
  await main(page).getByRole('button', { name: 'Publicar reseña' }).click();

  const mine = main(page).getByRole('article').filter({ hasText: 'Tu reseña' });
  const photos = mine.getByRole('button', { name: /^Foto \d de 2 de la reseña de / });
  await expect(photos).toHaveCount(2);
  const box = await photos.first().boundingBox();
  expect([box?.width, box?.height]).toEqual([96, 96]);
  await photos.first().click();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('1 de 2');
  await dialog.getByRole('button', { name: 'Foto siguiente' }).click();
  await expect(dialog.getByRole('img', { name: /^Foto 2 de 2/ })).toBeVisible();
  await move(
    page,
    [60, 150, 240, 330].map((x) => [x]),
  );
  await expect(status).toHaveText('1 de 2');
  await inspectModal(page);
  await move(
    page,
    [40, 70, 100, 130].map((gap) => [195 - gap, 195 + gap]),
  );
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await expect(photos.first()).toBeFocused();

  await mine.getByRole('link', { name: 'Editar tu reseña' }).click();
  await picker
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(mine.getByRole('button', { name: /^Foto 1 de 1 de la reseña/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
