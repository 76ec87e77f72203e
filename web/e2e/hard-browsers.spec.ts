import { expect, type Page, test } from '@playwright/test';
import { logIn, main, register } from './account-forms.ts';
import { openedChat } from './chat.ts';
import { blockStorage, delayScripts, doubleText, hangDatabase, makeOlder } from './hard-browsers.ts';
import { images } from './images.ts';
import { watchConsole } from './inspection.ts';
import { newClient, registered } from './people.ts';
import { publisher, someService } from './providers.ts';
import { createButton, expectPublished, fillService, gallery } from './service-form.ts';
import { translatePages } from './translator.ts';

const browsers = [
  ['of the oldest kind', makeOlder],
  ['that stores nothing', blockStorage],
  ['whose database never answers', hangDatabase],
  ['whose scripts come late', delayScripts],
  ['that translates', translatePages],
  ['with text at 200 %', doubleText],
] as const;

async function findsOne(page: Page): Promise<void> {
  await page.goto('/servicios');
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  await box.fill('electr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('electricista');
  await box.press('Enter');
  await expect(page).toHaveURL('/servicios?q=electricista');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/servicios\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Resultados/);
}

/** Signs in by links within the app, because a page without storage loses the session when it is reloaded. */
async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/');
  // the address changes before its screen; a layer opened over the form would disappear with the form
  await expect(main(page).locator('input[type="password"]')).toHaveCount(0);
}

test('a browser that stores nothing: signing in says how long it lasts', async ({ page, request }) => {
  await blockStorage(page);
  await signIn(page, await registered(request));
  await expect(page.getByText(/^Tu navegador no guarda nada de Tero/)).toBeVisible();
});

test('a page whose code does not come says what is missing, and loads again (rule NAV-128)', async ({
  page,
  context,
}) => {
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort('blockedbyclient'));
  const drawn = await context.newPage();
  await Promise.all([page.goto('/login'), drawn.goto('/servicios')]);
  for (const one of [page, drawn]) {
    await expect(one.getByText(/^Falta una parte de esta página/)).toBeVisible();
  }
  await context.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('link', { name: 'Volver a cargarla' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Falta una parte/)).toHaveCount(0);
});

test('a message can be sent from a page whose code does not come (rule NAV-131)', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort('blockedbyclient'));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Escribirnos' }).click();
  await page.getByLabel('Nombre').fill('Ana Prueba');
  await page.getByLabel('Email').fill('ana@correo.example');
  await page.getByLabel('Asunto').fill('Consulta');
  await page.getByLabel('Mensaje').fill('No me carga la página.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeVisible();
});

for (const [kind, spoil] of browsers) {
  test.describe(`a browser ${kind}`, () => {
    let complaints: string[] = [];
    test.beforeEach(async ({ page }) => {
      complaints = watchConsole(page);
      await spoil(page);
    });
    test.afterEach(async ({ page }) => {
      await expect(page.getByText('Algo salió mal')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('home, search and a service; contact asks to register, and then opens the chat', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsOne(page);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page
        .getByRole('button', { name: /WhatsApp/ })
        .first()
        .click();
      await expect(page).toHaveURL(/^[^?]+\/register\?next=/);
      await register(page, newClient());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const link = page.getByRole('link', { name: /WhatsApp/ }).first();
      expect(await openedChat(page, () => link.click())).toContain('https://wa.me/');
    });

    test('a review', async ({ page, request }) => {
      const id = await someService(request);
      await signIn(page, await registered(request));
      await page.getByRole('link', { name: 'Recientes' }).first().click();
      await main(page).locator(`article a[href="/servicios/${id}"]`).first().click();
      // other links mention reviews too, and the last link differs for a service without any
      await main(page).locator('a[href$="/review"]').first().click();
      for (const name of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
        await page.getByRole('group', { name }).locator('label').last().click();
      }
      await main(page).getByRole('button', { name: 'Publicar reseña' }).click();
      await expect(main(page).getByRole('article').filter({ hasText: 'Tu reseña' })).toBeVisible();
    });

    test('a service with a photo is published', async ({ page, request }) => {
      await signIn(page, await publisher(request));
      // with large text, only the bottom bar has the link
      const link = page.getByRole('link', { name: 'Crear servicio' }).first();
      const entry = page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name: 'Crear' });
      await expect(link.or(entry).first()).toBeVisible();
      if (await link.isVisible()) await link.click();
      else {
        await entry.click();
        await page.getByRole('link', { name: 'Un servicio' }).click();
      }
      await fillService(page, {
        title: 'Cambio de tablero en casas viejas',
        description: 'Tableros nuevos, con disyuntor y puesta a tierra.',
      });
      await gallery(page).choose(await images(1));
      await expect(gallery(page).items).toHaveCount(1);
      await createButton(page).click();
      await expectPublished(page);
    });
  });
}
