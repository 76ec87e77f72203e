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
  await page.getByRole('button', { name: 'Comparar o pedir' }).click();
  await page.getByRole('link', { name: 'Pedir a varios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedir a varios');
  const whom = page.getByRole('group', { name: 'A quién' });
  const chosen = whom.getByRole('checkbox', { checked: true });
  await expect(chosen.first()).toBeVisible();
  while ((await chosen.count()) > 3) await chosen.last().uncheck();
  const count = await chosen.count();
  // the form begins with the text of the search
  await expect(page.getByRole('textbox', { name: /^Qué necesitás/ })).toHaveValue('electricista');
  await page.getByRole('textbox', { name: /^Qué necesitás/ }).fill('Se quemó un enchufe de la cocina');
  await page.getByRole('textbox', { name: /^Dónde/ }).fill('Pocitos');
  await page.getByRole('button', { name: 'Registrarme y seguir' }).click();
  await expect(page.getByText('Decí para cuándo, por ejemplo esta semana')).toBeVisible();
  await page.getByRole('textbox', { name: /^Cuándo/ }).fill('esta semana');
  await chooseImages(page, 'Fotos', [await picture()]);
  await expect(page.getByText('1 de 3.')).toBeVisible();
  // the writer first sees the text that is sent in their name, and that it mentions other providers
  await expect(page.getByText(/^El mensaje dice que le(s)? preguntaste a otro/)).toBeVisible();
  await page.getByText('Ver el mensaje').click();
  await expect(page.getByText('Qué necesito: Se quemó un enchufe de la cocina')).toBeVisible();
  await inspect(page);
  const goOn = page.getByRole('button', { name: 'Registrarme y seguir' });
  // near the top of the view, where a section that closes above would move it out of sight
  await goOn.evaluate((button) => window.scrollTo(0, window.scrollY + button.getBoundingClientRect().top - 200));
  await goOn.click();

  await expect(page).toHaveURL(/\/register\?next=/);
  await expect(page.getByText('Para mandar tu pedido necesitás una cuenta gratis. Guardamos lo que')).toBeVisible();
  await register(page, newClient());
  await expect(page.getByRole('textbox', { name: /^Qué necesitás/ })).toHaveValue('Se quemó un enchufe de la cocina');
  await expect(page.getByText('1 de 3.')).toBeVisible();
  await expect(chosen).toHaveCount(count);
  // the open message closes, and the next button is still in view
  await expect(page.getByRole('button', { name: 'Guardar y abrir los chats' })).toBeInViewport();
  // and nothing lies over it
  const next = page.getByRole('button', { name: 'Guardar y abrir los chats' });
  const below = () => next.evaluate((button) => button.getBoundingClientRect().bottom + 56 - window.innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
  await expect(
    page.getByText('Ya entraste con tu cuenta. Ahora podés guardar el pedido y abrir los chats.'),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Guardar y abrir los chats' }).click();

  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);
  await inspect(page);
  const first = page.getByRole('link', { name: /^Escribir por WhatsApp/ }).first();
  // before the first chat, the page says what comes next and where the pedido is stored
  await expect(page.getByText('Quedó guardado en Mis pedidos, en el inicio')).toBeVisible();
  const chat = await openedChat(page, () => first.click());
  const text = new URL(chat).searchParams.get('text') ?? '';
  expect(text).toContain('Qué necesito: Se quemó un enchufe de la cocina');
  expect(text).toMatch(/Le(s)? pregunté lo mismo a otro/);
  // the next one stands in the list
  await expect(page.getByText(/^Te falta escribirle/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Mis pedidos' }).click();
  await inspect(page);
  await openedChat(page, () => page.getByRole('link', { name: /^Escribirle a .+ por WhatsApp/ }).click());
  await expect(page.getByText(`Le escribiste a 2 de ${count}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Se quemó un enchufe de la cocina' }).click();
  await expect(page.getByText(/^Abriste el chat el/)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Volver al chat/ })).toHaveCount(2);
  await expect(page.getByText(/^Te responden por WhatsApp\. Si te hacen un presupuesto por escrito/)).toBeVisible();

  // its writer sees what the page shows, and goes back
  await page.getByRole('link', { name: 'Ver la página que ven los proveedores' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Así lo ven los proveedores');
  await expect(page.getByRole('link', { name: 'Hacerle un presupuesto' })).toBeHidden();
  // the preview shows what providers can do
  const preview = page.getByRole('region', { name: 'Te piden un presupuesto' });
  await expect(preview.getByRole('button', { name: 'Hacerle un presupuesto' })).toBeDisabled();
  await expect(preview.getByText(/^Esta persona también les? pidió presupuesto a otro/)).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Volver a tu pedido' }).click();
  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);

  // offline, the browser itself reports what it cannot load
  expect(complaints).toEqual([]);
  await isKept(page, 'Se quemó un enchufe');
  await goOffline(page);
  await page.goto('/mis-pedidos');
  await expect(page.getByText(`Le escribiste a 2 de ${count}.`)).toBeVisible();
  await expect(page.getByText(/te vamos a preguntar si te respondieron\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Se quemó un enchufe de la cocina' }).click();
  await expect(page.getByText(/^Abriste el chat el/)).toHaveCount(2);
  await context.setOffline(false);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  await other.goto(/\/pedido\/[\w-]{22}/.exec(text)?.[0] ?? '');
  // the photo is announced in view, without scrolling
  await expect(other.getByText('1 foto', { exact: true })).toBeInViewport();
  await other.getByRole('link', { name: 'Ver grande la foto 1' }).click();
  await expect(other.getByRole('img', { name: 'Foto 1 de 1' })).toBeInViewport();
  await expect(other.getByText(/^¿Te llegó por WhatsApp\?/)).toBeVisible();
  await expect(other.getByText(/^¿Lo pediste vos\?/)).toBeVisible();
  await expect(other.getByText(/^Esta persona también les? pidió presupuesto a otro/)).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await inspect(other);
  // a provider writes a quote for it, with the request in view
  await other.getByRole('link', { name: 'Hacerle un presupuesto' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await enter(other, demo.provider);
  await other.goto(/\/pedido\/[\w-]{22}/.exec(text)?.[0] ?? '');
  await other.getByRole('link', { name: 'Hacerle un presupuesto' }).click();
  await expect(other.getByText('Te pidió:')).toBeVisible();
  await expect(other.getByText('«Se quemó un enchufe de la cocina»')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Trabajo 1/ })).toHaveValue('');
  await expect(other.getByText('Dónde: Pocitos. Cuándo: esta semana.')).toBeVisible();
  await inspect(other);
  await other.goBack();
  await other.getByRole('button', { name: 'Reportar: Este pedido' }).click();
  await other.getByLabel('Contenido sexual o violento').check();
  await other.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(other.getByText('Gracias por tu reporte')).toBeVisible();
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
  const question = page.getByRole('heading', { name: '¿Empezás el pedido de «pintar» o seguís con el borrador?' });
  const another = '/pedir?servicios=9,10&que=pintar';
  await page.goto('/pedir?servicios=1,5&que=canilla');
  await expect(page.getByText('Elegiste 2 de 2. Son todos los que encontramos.')).toBeVisible();
  await what.fill('Pierde la canilla del baño');
  await isKept(page, 'Pierde la canilla');
  for (const _ of [1, 2]) {
    await page.goto(another);
    await expect(question).toBeVisible();
  }
  await expect(page.getByText('«Pierde la canilla del baño»')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Seguir con el borrador' }).click();
  await expect(what).toHaveValue('Pierde la canilla del baño');
  // the providers of this search joined the chosen ones (rule ASK-46), for good
  const whom = page.getByRole('group', { name: 'A quién' });
  await expect(whom.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(
    whom.getByText('Son los que ya habías elegido y los que encontramos con tu búsqueda «pintar»'),
  ).toBeVisible();
  await expect(page).toHaveURL(/servicios=1%2C5%2C9%2C10/);
  // viewing a provider's services does not lose the form's content
  await whom.getByRole('checkbox', { name: /^Chispa Oriental/ }).uncheck();
  await isKept(page, '1,5,9,10');
  await whom.getByRole('link', { name: 'Ver el servicio: Chispa Oriental' }).click();
  await expect(page).toHaveURL(/\/servicios\/9$/);
  await page.goBack();
  await expect(what).toHaveValue('Pierde la canilla del baño');
  await expect(whom.getByRole('checkbox', { checked: true })).toHaveCount(2);
  // on another list of the same search, the written text comes first
  await page.goto(another);
  await expect(page.getByRole('heading', { name: /^¿Seguís con lo que habías escrito/ })).toBeVisible();
  const ways = page.getByRole('main').getByRole('button');
  await expect(ways).toHaveText(['Seguir con el borrador', 'Empezar de nuevo']);
  const third = '/pedir?servicios=9,10&que=enchufe';
  await page.goto(third);
  await expect(ways).toHaveText(['Empezar este pedido', 'Seguir con el borrador']);
  await page.getByRole('button', { name: 'Empezar este pedido' }).click();
  await expect(what).toHaveValue('enchufe');
  await page.goto(third);
  await expect(what).toHaveValue('enchufe');
  await expect(page.getByRole('button', { name: 'Seguir con el borrador' })).toBeHidden();
});

test('what was written outlives a server that fails, on the way to it and back', async ({ page }) => {
  await enter(page, demo.client);
  const what = page.getByRole('textbox', { name: /^Qué necesitás/ });
  await page.goto('/pedir?servicios=1,5&que=canilla');
  await what.fill('Gotea la ducha');
  await isKept(page, 'Gotea la ducha');
  const broken = { status: 500, json: { success: false, code: 'internal', message: 'Error interno' } };
  await page.route('**/api/inquiries/candidates**', (route) => route.fulfill(broken));
  await page.goto('/pedir?servicios=9,10&que=canilla');
  await page.getByRole('button', { name: 'Seguir con el borrador' }).click();
  await expect(page.getByText('Lo que escribiste sigue guardado en este dispositivo.')).toBeVisible();
  await page.unroute('**/api/inquiries/candidates**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(what).toHaveValue('Gotea la ducha');
});

test('a card of Mis pedidos leads to its pedido wherever it is tapped (rule ASK-7)', async ({ page }) => {
  await enter(page, demo.client);
  await page.goto('/mis-pedidos');
  const card = page.getByRole('article').filter({ hasText: 'Ver el pedido' }).first();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);
});
