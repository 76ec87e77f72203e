import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { logIn, main, password, register } from './account-forms.ts';
import { openedChat } from './chat.ts';
import { inspect, watchConsole } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { newClient, registered } from './people.ts';
import { seen } from './seen.ts';
import { journeySizes } from './sizes.ts';
import { atGoogle } from './strangers.ts';

const ready = 'Listo, ya podés escribirle.';
const whatsApp = (page: Page) => main(page).getByRole('link', { name: /Contactar por WhatsApp/ });

interface Listed {
  id: number;
  title: string;
  provider_id: number;
}

/** Returns a listed service of the demo's provider that shows the phone. */
async function someService(request: APIRequestContext): Promise<Listed> {
  const data = { identifier: 'proveedor@demo.example', password: 'Tero-demo-1' };
  const { provider } = await (await request.post('/api/auth/login', { data })).json();
  return (await (await request.get(`/api/services/provider/${provider.id}`)).json()).services[0];
}

/** Presses the contact button without a session, and waits for the registration. */
async function pressContact(page: Page, service: Listed): Promise<string> {
  const path = `/servicios/${service.id}`;
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Contactar por WhatsApp' }).click();
  await expect(page).toHaveURL(`/register?next=${encodeURIComponent(path)}`);
  await expect(main(page)).toContainText(
    'Para escribir por WhatsApp necesitás una cuenta gratis. Después volvés justo a donde estabas.',
  );
  return path;
}

async function expectReady(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(main(page).getByText(ready)).toBeVisible();
  await expect(whatsApp(page)).toBeFocused();
}

for (const size of journeySizes) {
  test(`WhatsApp → registration → back, the button ready; the chat opens and counts${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const path = await pressContact(page, await someService(page.request));
    await register(page, newClient());
    await expectReady(page, path);
    await inspect(page);
    await openedChat(page, () => whatsApp(page).click());
    await page.reload();
    await expect(whatsApp(page)).toBeVisible();
    await expect(main(page).getByText(ready)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`the heart of a card far down → login → the same page, filters and place, and it is saved${size}`, async ({
    page,
    request,
  }) => {
    const client = await registered(request);
    const path = '/servicios?minPrice=100&sort=priceAsc&page=2';
    await page.goto(path);
    const hearts = main(page).getByRole('button', { name: /^Agregar a favoritos: / });
    await expect(hearts.first()).toBeVisible();
    // not the last card, which other tests' publications may move to the next page
    const heart = hearts.nth((await hearts.count()) - 4);
    await heart.scrollIntoViewIfNeeded();
    const name = await heart.getAttribute('aria-label');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const y = await page.evaluate(() => window.scrollY);
    await heart.click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    const title = name?.replace('Agregar a favoritos: ', '') ?? '';
    const told = seen(page, `Guardado en tus favoritos: ${title}`);
    await logIn(page, client.email, client.password);
    await told;
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('button', { name: `Quitar de favoritos: ${title}` })).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(60);
  });
}

test('«Avisame» → login → registration → the search is saved @wide', async ({ page }) => {
  await page.goto('/servicios?q=pintura&rating=3');
  await main(page).getByRole('button', { name: 'Avisame de nuevos servicios' }).click();
  await main(page).getByRole('link', { name: 'Registrate' }).click();
  const told = seen(page, 'Listo. Te avisamos cuando haya servicios nuevos.');
  await register(page, newClient());
  await told;
  await expect(page).toHaveURL('/servicios?q=pintura&rating=3');
  await expect(main(page).getByRole('button', { name: /^Te avisamos de nuevos servicios/ })).toBeVisible();
});

test('a like → Google → the profile, and it is counted', async ({ page, request }) => {
  const { provider_id } = await someService(request);
  const path = `/provider-profile/${provider_id}?tab=posts`;
  await page.goto(path);
  const like = main(page)
    .getByRole('button', { name: /^Me gusta:/ })
    .first();
  const before = Number((await like.textContent())?.match(/\d+/)?.[0]);
  await like.click();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: 'Continuar con Google' }).click();
  await page.getByRole('link', { name: atGoogle.newcomer.name, exact: true }).click();
  const consent = page.getByRole('link', { name: 'Permitir', exact: true });
  const told = seen(page, 'Le diste me gusta.');
  await expect(consent.or(page.getByText('¡Autenticación exitosa!'))).toBeVisible();
  if (await consent.isVisible()) await consent.click();
  await told;
  await expect(page).toHaveURL(path);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(String(before + 1));
});

test('«Dejar una reseña» → registration → its form @wide', async ({ page }) => {
  const { id } = await someService(page.request);
  await page.goto(`/servicios/${id}/reviews`);
  await main(page).getByRole('link', { name: 'Dejar una reseña' }).first().click();
  await main(page).getByRole('link', { name: 'Registrate' }).click();
  await register(page, newClient());
  await expect(page).toHaveURL(`/servicios/${id}/review`);
  await expect(main(page).getByRole('group', { name: 'Atención' })).toBeVisible();
});

test('WhatsApp → forgotten password → the mailed link in another tab → login there → ready', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const client = await registered(request);
  const path = await pressContact(page, await someService(request));
  await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(client.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu email');
  const other = await context.newPage();
  await other.goto(await mailboxOf(request, client.email, baseURL).link(/Restablecé/, '/reset-password/'));
  await password(other, 'Nueva contraseña').fill('Otra-clave-7');
  await password(other, 'Repetí la contraseña').fill('Otra-clave-7');
  await other.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(other).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  await logIn(other, client.email, 'Otra-clave-7');
  await expectReady(other, path);
});

test('where the email has to be verified, the screen says what to do, and what was pressed waits for it @wide', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const client = newClient();
  const corrected = `bien.${client.email}`;
  const path = await pressContact(page, await someService(request));
  // the message of a server with REQUIRE_EMAIL_VERIFICATION=1 (tested in correct.test.ts and sessions.test.ts)
  const message = 'Verificá tu email antes de iniciar sesión.';
  const refusal = { success: false, code: 'requires_verification', message, requiresVerification: true };
  await context.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.getByText('Listo, ya entraste').waitFor({ state: 'detached' });
  await register(page, client);
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeFocused();
  await expect(main(page).getByText(client.email)).toBeVisible();
  await expect(page.getByText('Ya puedes iniciar sesión')).toHaveCount(0);
  await inspect(page);
  await main(page).getByRole('button', { name: 'Ya verifiqué mi email, entrar' }).click();
  await expect(main(page).getByText('Tu email todavía no está confirmado.', { exact: false })).toBeVisible();

  await main(page).getByRole('button', { name: 'Cambiar el email' }).click();
  let sent: unknown;
  await context.route('**/api/email-verification/correct', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { success: true } });
  });
  await main(page).getByLabel('Email').fill(corrected);
  await main(page).getByRole('button', { name: 'Mandar el enlace' }).click();
  await expect(main(page).getByText(corrected)).toBeVisible();
  expect(sent).toEqual({ email: client.email, password: client.password, new_email: corrected });

  // opens the link in the email in another tab of this browser
  await context.unroute('**/api/auth/login');
  const other = await context.newPage();
  await other.goto(await mailboxOf(request, client.email, baseURL).link(/Verificá tu email/, '/verify-email'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('¡Email confirmado!');
  await expect(other).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  await logIn(other, client.email, client.password);
  await expectReady(other, path);
});
