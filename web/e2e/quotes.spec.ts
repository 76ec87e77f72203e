import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { openedChat } from './chat.ts';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { demo, signIn } from './people.ts';
import { publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

// a provider writes a quote offline, and the client accepts it on another phone
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const texts = (await (await request.get('/api/dev/sms')).json()) as { to: string; text: string }[];
  return /\d{6}/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
}

/** Makes another version of a provider's only quote, as from another device. */
async function changePrice(request: APIRequestContext, { token }: { token: string }, price: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const [quote] = (await (await request.get('/api/quotes', { headers })).json()).quotes;
  const data = { ...quote, works: [{ ...quote.works[0], price }] };
  const changed = await request.put(`/api/quotes/${quote.id}`, { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
}

test('a quote is written without signal, sent, and accepted by somebody without an account', async ({
  page,
  request,
  context,
  browser,
}) => {
  const provider = await publisher(request);
  await inTheField(page, provider, '/provider/quotes');
  await expect(page.getByText('Todavía no hiciste ningún presupuesto')).toBeVisible();
  await isKept(page, '"quotes"');
  await page.getByRole('link', { name: 'Hacer el primer presupuesto' }).click();
  await expect(page.getByRole('textbox', { name: /^Trabajo 1/ })).toBeVisible();

  await goOffline(page);
  const whom = page.getByRole('textbox', { name: /^Para quién/ });
  const place = await whom.boundingBox();
  await whom.fill('Ana Pérez');
  // the note about the stored draft is placed where it does not move a field
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  expect(await whom.boundingBox()).toEqual(place);
  await page.getByLabel('Su celular').fill('099 123 456');
  await page.getByRole('textbox', { name: /^Trabajo 1/ }).fill('Cambiar el tablero');
  await page.getByLabel('Precio del trabajo 1').fill('12.000');
  await page.getByLabel('Impuestos').selectOption({ label: 'Más IVA (22%)' });
  await expect(page.getByText('Total: $14.640')).toBeVisible();
  await page.getByLabel('Plazo').fill('Tres días');
  await inspect(page);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  const waiting = page.getByRole('article', { name: 'Presupuesto por enviar para Ana Pérez' });
  await expect(waiting).toContainText('$14.640');
  await expect(page.getByText('vas a poder mandarlo por WhatsApp cuando vuelva la conexión.')).toBeVisible();

  await context.setOffline(false);
  const card = page.getByRole('article', { name: 'Ana Pérez', exact: true });
  await expect(card).toContainText('Listo para mandar');
  const send = card.getByRole('link', { name: /^Enviar por WhatsApp/ });
  const chat = await send.getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/59899123456\?text=Hola%20Ana/);
  expect(decodeURIComponent(chat ?? '')).toContain('por $14.640');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), send.click()]);
  await opened.close();
  await expect(card).toContainText('Enviado');
  await expect(card.getByRole('link', { name: /^Mandar de nuevo/ })).toBeVisible();
  const path = /\/presupuesto\/[\w-]{43}/.exec(decodeURIComponent(chat ?? ''))?.[0] ?? '';

  // each phone gets few codes a day
  const end = String(randomInt(1_000_000)).padStart(6, '0');
  const phone = `098${end}`;
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Presupuesto para Ana Pérez');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await inspect(other);
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('button', { name: /^Imprimir/ })).toBeHidden();
  await expect(other.getByRole('banner')).toBeHidden();
  await other.emulateMedia({ media: 'screen' });
  await expect(other.getByText('Vas a aceptar el presupuesto por $14.640. Aceptar no es pagar')).toBeVisible();
  await other.getByRole('textbox', { name: /^Tu nombre/ }).fill('Ana Pérez');
  await other.getByRole('textbox', { name: /^Tu celular/ }).fill(phone);
  await other.getByRole('button', { name: 'Mandame el código' }).click();
  const code = other.getByRole('textbox', { name: /^Código del SMS/ });
  await expect(code).toBeVisible();
  const old = await codeFor(request, phone);
  // a person returns from the SMS to a page that the phone may have closed, and the price may have changed
  await other.reload();
  await expect(other.getByRole('textbox', { name: /^Tu nombre/ })).toHaveValue('Ana Pérez');
  await changePrice(request, provider, '10.000');
  await code.fill(old);
  await other.getByRole('button', { name: 'Acepto por $14.640' }).click();
  const notice = other.getByText(/^Cambió el precio. Ahora son \$12\.200\./);
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(other.getByText('El total pasó de $14.640 a $12.200.')).toBeInViewport();
  await inspect(other);
  await other.getByRole('button', { name: 'Mandame el código' }).click();
  await expect(code).toBeVisible();
  const right = await codeFor(request, phone);
  await code.fill(right === '000000' ? '000001' : '000000');
  await other.getByRole('button', { name: 'Acepto por $12.200' }).click();
  await expect(other.getByText('Te quedan 4 intentos.')).toBeVisible();
  await code.fill(right);
  await other.getByRole('button', { name: 'Acepto por $12.200' }).click();
  await expect(other.getByText(/^Aceptado el/)).toBeVisible();
  await expect(other.getByText('El presupuesto dice «Tres días»: confirmen el día y la hora.')).toBeVisible();
  await other.getByText('Ver el texto que se aceptó').click();
  await other.getByRole('button', { name: 'Comprobar que no cambió' }).click();
  await expect(other.getByText('Coincide. Es el texto que se aceptó')).toBeVisible();
  // without an account the chat follows the rule of every contact
  await other.getByRole('button', { name: 'Escribir por WhatsApp' }).click();
  await expect(other.getByText('Debes registrarte para contactar al proveedor')).toBeVisible();
  await inspect(other);
  await stranger.close();

  await page.reload();
  await expect(card).toContainText('Aceptado');
  await expect(card.getByText('El presupuesto dice «Tres días»: confirmen el día y la hora.')).toBeVisible();
  await expect(card).toContainText(`Lo aceptó Ana Pérez (098 ${end.slice(0, 3)} ${end.slice(3)})`);
  const next = await card.getByRole('link', { name: /^Escribir por WhatsApp/ }).getAttribute('href');
  expect(next).toContain(`https://wa.me/59898${end}?text=Hola%20Ana`);
  // with the term that the quote gives (rule QUOTE-33)
  expect(decodeURIComponent(next ?? '')).toContain('Puse «Tres días»: ¿te queda bien así');
  await isKept(page, 'Ana Pérez');
  await goOffline(page);
  await page.reload();
  await expect(card).toContainText('Aceptado');
  await inspect(page);

  // a copy is separate from another new quote that was begun, and takes no data from it
  await page.getByRole('link', { name: 'Nuevo presupuesto' }).click();
  const forWhom = page.getByRole('textbox', { name: /^Para quién/ });
  await forWhom.fill('Un borrador viejo');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  // the agreed quote is visible at once (rule QUOTE-53)
  await expect(card.getByRole('link', { name: 'Ver: Ana Pérez' })).toBeVisible();
  // one action is prominent; the others are behind one button, also by keyboard
  const more = card.getByRole('button', { name: 'Más: Ana Pérez' });
  const copy = card.getByRole('link', { name: /^Duplicar/ });
  await expect(copy).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await inspect(page);
  await copy.click();
  await expect(page.getByRole('textbox', { name: /^Trabajo 1/ })).toHaveValue('Cambiar el tablero');
  await expect(forWhom).toHaveValue('');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Nuevo presupuesto' }).click();
  await expect(forWhom).toHaveValue('Un borrador viejo');
});

test('who has an account writes to the provider from the quote', async ({ page }) => {
  await signIn(page, demo.client);
  await page.goto('/presupuesto/demo-presupuesto-vencido0000000000000000000');
  const link = page.getByRole('link', { name: /^Escribir por WhatsApp/ });
  const chat = new URL(await openedChat(page, () => link.click()));
  expect(chat.searchParams.get('text')).toMatch(/presupuesto n\.º \d+, que venció/);
});

test('what may be done besides with a quote is behind one button, also taking back its withdrawal', async ({
  page,
  request,
}) => {
  const provider = await publisher(request);
  const data = { client_name: 'Beto', works: [{ text: 'Cambiar el enchufe', price: 5300 }] };
  const made = await request.post('/api/quotes', { headers: { authorization: `Bearer ${provider.token}` }, data });
  expect(made.status(), await made.text()).toBe(201);
  await inTheField(page, provider, '/provider/quotes');
  const card = page.getByRole('article', { name: 'Beto', exact: true });
  const chat = card.getByRole('link', { name: /^Enviar por WhatsApp/ });
  await expect(chat).toBeVisible();
  // both in one row
  const [one, other] = [await chat.boundingBox(), await card.getByRole('button', { name: 'Más: Beto' }).boundingBox()];
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
  expect(other?.y).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0));
  // the link to edit the price is beside the price
  await expect(card.getByRole('link', { name: 'Editar: Beto' })).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(2);
  await expect(card.getByRole('button')).toHaveCount(1);
  // the button at the bottom of the view: its menu scrolls into view, above the bar
  const more = card.getByRole('button', { name: 'Más: Beto' });
  await more.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await more.click();
  const bar = await page.getByRole('navigation', { name: 'Secciones' }).boundingBox();
  const last = card.getByRole('button', { name: 'Retirar: Beto' });
  await expect
    .poll(async () => {
      const box = await last.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? 0);
    })
    .toBeLessThan(0);
  await expect(card.getByRole('button', { name: 'Compartir el enlace: Beto' })).toBeVisible();
  await inspect(page);
  await isKept(page, '"quotes"');
  await goOffline(page);
  await card.getByRole('button', { name: 'Retirar: Beto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  // what waits is never hidden
  const undo = card.getByRole('button', { name: 'No retirar: Beto' });
  await expect(undo).toBeVisible();
  await expect(card.getByText('Retiramos el presupuesto cuando vuelva la conexión')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Más: Beto' })).toBeHidden();
  await expect(card.getByRole('link', { name: 'Editar: Beto' })).toBeHidden();
  await undo.click();
  await expect(card.getByRole('button', { name: 'Más: Beto' })).toBeVisible();
});

test('what was changed says what came of it, first in the list; a page that nobody has before them sees no version', async ({
  page,
  request,
  browser,
}) => {
  const provider = await publisher(request);
  const headers = { authorization: `Bearer ${provider.token}` };
  const quoted = async (client_name: string) => {
    const data = { client_name, works: [{ text: 'Cambiar el enchufe', price: 5300 }] };
    return (await (await request.post('/api/quotes', { headers, data })).json()).quote;
  };
  const { path } = await quoted('Beto');
  await quoted('Carla');
  const stranger = await browser.newContext();
  await stranger.addInitScript(() => {
    const shown = window as unknown as { look: (state: string) => void };
    let visibility = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => visibility });
    shown.look = (state) => {
      visibility = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  const other = await stranger.newPage();
  const looks: string[] = [];
  other.on('request', (call) => call.url().endsWith('/seen') && looks.push(call.postData() ?? ''));
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Presupuesto para Beto');

  await inTheField(page, provider, '/provider/quotes');
  const card = page.getByRole('article', { name: 'Beto', exact: true });
  await card.getByRole('link', { name: 'Editar: Beto' }).click();
  await page.getByLabel('Precio del trabajo 1').fill('4.800');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Beto');
  await expect(card).toContainText(
    'Guardamos la versión 2. Tu cliente todavía no sabe que lo cambiaste. Mandalo por WhatsApp.',
  );
  await expect(card).toContainText('$4.800');
  await inspect(page);
  // its page reads the new version, behind others
  await other.reload();
  await expect(other.getByText('$4.800').first()).toBeVisible();
  expect(looks).toEqual([]);
  const look = other.waitForRequest((call) => call.url().endsWith('/seen'));
  await other.evaluate(() => (window as unknown as { look: (state: string) => void }).look('visible'));
  await look;
  await page.reload();
  await expect(card).toContainText('Tu cliente lo vio el');
  await stranger.close();
});
