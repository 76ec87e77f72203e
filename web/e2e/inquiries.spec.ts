import { expect, test } from '@playwright/test';
import { register } from './account-forms.ts';
import { openedChat } from './chat.ts';
import { isKept } from './device-storage.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, enter, newClient } from './people.ts';
import { chooseImages, picture } from './providers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('a visitor asks three at once, signs up without losing a word, opens their chats, and a provider the link', async ({
  page,
  context,
  browser,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/servicios?q=electricista');
  await page.getByRole('link', { name: 'Pedir a varios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedir a varios');
  const whom = page.getByRole('group', { name: 'A quién' });
  const chosen = whom.getByRole('checkbox', { checked: true });
  await expect(chosen.first()).toBeVisible();
  while ((await chosen.count()) > 3) await chosen.last().uncheck();
  const count = await chosen.count();
  // what was searched for is there to begin with
  await expect(page.getByRole('textbox', { name: /^Qué necesitás/ })).toHaveValue('electricista');
  await page.getByRole('textbox', { name: /^Qué necesitás/ }).fill('Se quemó un enchufe de la cocina');
  await page.getByRole('textbox', { name: /^Dónde/ }).fill('Pocitos');
  await page.getByRole('button', { name: 'Registrarme y seguir' }).click();
  await expect(page.getByText('Decí para cuándo, por ejemplo esta semana')).toBeVisible();
  await page.getByRole('textbox', { name: /^Cuándo/ }).fill('esta semana');
  await chooseImages(page, 'Fotos', [await picture()]);
  await expect(page.getByText('1 de 3.')).toBeVisible();
  // what goes out in its name is read before, and that others are asked
  await expect(page.getByText(/^Les decimos que también le(s)? preguntaste a otro/)).toBeVisible();
  await page.getByText('Ver el mensaje').click();
  await expect(page.getByText('Qué necesito: Se quemó un enchufe de la cocina')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Registrarme y seguir' }).click();

  await expect(page).toHaveURL(/\/register\?next=/);
  await expect(
    page.getByText('Para pedirles necesitás una cuenta. Después volvés justo a donde estabas.'),
  ).toBeVisible();
  await register(page, newClient());
  await expect(page.getByRole('textbox', { name: /^Qué necesitás/ })).toHaveValue('Se quemó un enchufe de la cocina');
  await expect(page.getByText('1 de 3.')).toBeVisible();
  await expect(chosen).toHaveCount(count);
  await page.getByRole('button', { name: 'Seguir a los chats' }).click();

  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);
  await inspect(page);
  const first = page.getByRole('link', { name: /^Escribirle por WhatsApp/ }).first();
  const chat = await openedChat(page, () => first.click());
  const text = new URL(chat).searchParams.get('text') ?? '';
  expect(text).toContain('Qué necesito: Se quemó un enchufe de la cocina');
  expect(text).toMatch(/Le(s)? pregunté lo mismo a otro/);
  await openedChat(page, () => first.click());
  await expect(page.getByText(/^Abriste el chat el/)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Volver al chat/ })).toHaveCount(2);

  // without signal the browser itself complains of what it cannot load
  expect(complaints).toEqual([]);
  await isKept(page, 'Se quemó un enchufe');
  await goOffline(page);
  await page.goto('/mis-pedidos');
  await expect(page.getByText(`Le escribiste a 2 de ${count}.`)).toBeVisible();
  await expect(page.getByText(/te preguntamos si te respondieron\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Se quemó un enchufe de la cocina' }).click();
  await expect(page.getByText(/^Abriste el chat el/)).toHaveCount(2);
  await context.setOffline(false);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  await other.goto(/\/pedido\/[\w-]{22}/.exec(text)?.[0] ?? '');
  await expect(other.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible();
  await expect(other.getByText(/^También le(s)? pidió lo mismo a otro/)).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await inspect(other);
  // a provider answers it in writing: what was asked for is there to begin with
  await other.getByRole('link', { name: 'Hacerle un presupuesto' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await enter(other, demo.provider);
  await other.goto(/\/pedido\/[\w-]{22}/.exec(text)?.[0] ?? '');
  await other.getByRole('link', { name: 'Hacerle un presupuesto' }).click();
  await expect(other.getByRole('textbox', { name: /^Trabajo 1/ })).toHaveValue('Se quemó un enchufe de la cocina');
  await expect(other.getByText('Dónde: Pocitos. Cuándo: esta semana.')).toBeVisible();
  await inspect(other);
  await other.goBack();
  await other.getByRole('button', { name: 'Reportar: Este pedido' }).click();
  await other.getByLabel('Contenido sexual o violento').check();
  await other.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(other.getByText('Gracias por avisar')).toBeVisible();
  await enter(other, demo.admin);
  await other.goto('/admin/moderation?kind=inquiry');
  await other
    .getByRole('button', { name: /^Revisar: Pedido \d+: Se quemó/ })
    .first()
    .click();
  const found = other.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(found.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible();
  await inspectModal(other);
  await stranger.close();
});

test('a draft is carried into another search only if one says so, and nothing is lost before', async ({ page }) => {
  const what = page.getByRole('textbox', { name: /^Qué necesitás/ });
  const question = page.getByRole('heading', { name: /^¿Seguís con lo que habías escrito/ });
  const another = '/pedir?servicios=9,10&que=pintar';
  await page.goto('/pedir?servicios=1,5&que=canilla');
  await expect(page.getByText('2 de 2. Son los 2 que encontramos para esto.')).toBeVisible();
  await what.fill('Pierde la canilla del baño');
  await isKept(page, 'Pierde la canilla');
  for (const _ of [1, 2]) {
    await page.goto(another);
    await expect(question).toBeVisible();
  }
  await expect(page.getByText('“Pierde la canilla del baño”')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Seguir con lo que escribí' }).click();
  await expect(what).toHaveValue('Pierde la canilla del baño');
  await page.goto(another);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(what).toHaveValue('pintar');
  await page.goto(another);
  await expect(what).toHaveValue('pintar');
  await expect(question).toBeHidden();
});
