import { expect, type Page, test } from '@playwright/test';
import { openedChat } from './chat.ts';
import { inspect, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';
import { journeySizes } from './sizes.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });

test('the search box is emptied by a button, which gives it the focus @wide', async ({ page }) => {
  await page.goto('/');
  const clear = page.getByRole('button', { name: 'Borrar la búsqueda' });
  await expect(clear).toHaveCount(0);
  await box(page).fill('electricista');
  await inspect(page);
  await clear.click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(clear).toHaveCount(0);
});

test('what is typed while the next screen is on its way stays in the box, and is searched from there', async ({
  page,
}) => {
  await page.goto('/servicios?rating=4&q=pintura');
  await expect(box(page)).toHaveValue('pintura');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const type = async (send: boolean) => {
    const home = await page.getByRole('link', { name: 'Tero, ir al inicio' }).elementHandle();
    await box(page).evaluate(
      async (input, { home, send }) => {
        (home as HTMLElement).click();
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, 'jardín');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // the typed text renders at once, the next screen a task later
        await Promise.resolve();
        if (send) (input as HTMLInputElement).form?.requestSubmit();
      },
      { home, send },
    );
  };
  await type(false);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('jardín');
  await page.goBack();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await type(true);
  await expect(page).toHaveURL('/servicios?q=jard%C3%ADn');
});

for (const size of journeySizes) {
  test(`writing again from the history opens the chat and counts as from the page${size}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await signIn(page, client.email, client.password);
    const demo = { identifier: 'proveedor@demo.example', password: 'Tero-demo-1' };
    const { provider } = await (await request.post('/api/auth/login', { data: demo })).json();
    const { services } = await (await request.get(`/api/services/provider/${provider.id}`)).json();
    await page.goto(`/servicios/${services[0].id}`);
    const there = await openedChat(page, () =>
      main(page)
        .getByRole('link', { name: /Contactar por WhatsApp/ })
        .click(),
    );
    await page.goto('/historial?tab=contacted');
    const again = main(page).getByRole('link', { name: /Escribir por WhatsApp/ });
    await expect(again).toBeVisible();
    await inspect(page);
    expect(await openedChat(page, () => again.click())).toBe(there);
    await expect(page).toHaveURL('/historial?tab=contacted');
    expect(complaints).toEqual([]);
  });
}
