import { expect, type Page, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';
import { journeySizes } from './sizes.ts';

const main = (page: Page) => page.getByRole('main');
const wants = (page: Page) => main(page).getByRole('link', { name: 'Quiero ser proveedor' });

for (const size of journeySizes) {
  test(`a client reads what two accounts mean, and opens the other one${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await signIn(page, client.email, client.password);
    await wants(page).click();
    await expect(page).toHaveURL('/register-provider');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ser Proveedor');
    await expect(main(page)).toContainText('Una cuenta es de cliente o de proveedor, no las dos cosas.');
    await expect(page.getByRole('heading', { name: 'Pasar esta cuenta a proveedor' })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Cerrar sesión y crear otra cuenta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse como Proveedor');
    await expect(page).toHaveURL('/register-provider');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
