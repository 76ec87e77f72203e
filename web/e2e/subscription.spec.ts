import { expect, type Page, test } from '@playwright/test';
import { decide, heading, letPass, newcomer } from './checkout.ts';
import { inspect } from './inspection.ts';
import { enter, registered } from './people.ts';
import { publishedService } from './providers.ts';

const main = (page: Page) => page.getByRole('main');
const badge = (page: Page, label: string) => main(page).getByText(label, { exact: true });

/** Advances the page's clock until its heading is `text`. Returns the headings seen. */
async function outwait(page: Page, text: string): Promise<string[]> {
  const seen: string[] = [];
  await expect(async () => {
    await page.clock.fastForward(5_000);
    seen.push((await heading(page).textContent()) ?? '');
    expect(seen.at(-1)).toBe(text);
  }).toPass({ intervals: [100] });
  return seen;
}

test('a provider subscribes, publishes, cancels and keeps access; time ends it, and a new subscription brings all back', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const provider = await newcomer(page);

  await test.step('the gate leads to the plan, and the plan to the checkout', async () => {
    await page.goto('/create_service');
    await expect(heading(page)).toHaveText('Acceso restringido');
    await expect(main(page)).toContainText('Necesitas una suscripción activa para acceder a esta página');
    await main(page).getByRole('link', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL('/subscription-plans');
    await expect(main(page)).toContainText('El primer cobro se hace un mes después de la activación.');
    await expect(page.getByLabel('Email de tu cuenta de Mercado Pago')).toHaveValue(provider.email);
  });

  await test.step('paid, and active on the server’s word alone', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/subscriptions/check', async (route) => {
      await held.promise;
      await route.continue();
    });
    await decide(page, 'Pagar');
    await expect(page).toHaveURL(/collection_status=approved/);
    await expect(heading(page)).toHaveText('Verificando tu pago...');
    const answered = page.waitForResponse('**/api/subscriptions/check');
    held.resolve();
    expect((await (await answered).json()).data).toMatchObject({ status: 'active', entitled: true });
    await expect(heading(page)).toHaveText('Suscripción Activada');
    await expect(page.getByRole('link', { name: 'Suscribirse' })).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Crear servicio' }).click();
    await expect(page).toHaveURL('/create_service');
    await expect(heading(page)).toHaveText('Crear Nuevo Servicio');
  });

  const title = `Portones de ${provider.company_name}`;
  const id = await publishedService(page.request, provider, title);
  const expectListed = async (isListed: boolean) => {
    await visitor.goto(`/servicios/${id}`);
    await expect(heading(visitor)).toHaveText(isListed ? title : 'Este servicio ya no está publicado');
    await visitor.goto(`/servicios?q=${encodeURIComponent(provider.company_name)}`);
    await expect(main(visitor).getByRole('link', { name: title })).toHaveCount(isListed ? 1 : 0);
  };

  await test.step('cancelled, and open until its end', async () => {
    await expectListed(true);
    await page.goto('/subscription');
    await expect(badge(page, 'Activa')).toBeVisible();
    await expect(main(page)).toContainText('Válida hasta');
    await expect(main(page)).toContainText('Primer pago');
    await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('conservás el acceso hasta el');
    await page.getByRole('button', { name: 'Sí, cancelar' }).click();
    await expect(badge(page, 'Cancelada')).toBeVisible();
    await expect(main(page)).toContainText('Acceso hasta');
    await expect(main(page)).not.toContainText(/primer cobro|un mes después/i);
    await expectListed(true);
    await page.goto('/create_service');
    await expect(heading(page)).toHaveText('Crear Nuevo Servicio');
  });

  await test.step('over: the services leave the listing', async () => {
    await letPass(page, provider, 45);
    await expectListed(false);
  });

  await test.step('subscribed again: they are back', async () => {
    await page.goto('/provider-profile');
    const banner = page.getByRole('region', { name: 'Tu suscripción' });
    await expect(banner).toContainText(/Suscripción (cancelada|expirada)/);
    await banner.getByRole('link').click();
    await expect(page).toHaveURL('/subscription-plans');
    await expect(main(page)).toContainText('el primer cobro se hace al activar el plan');
    await decide(page, 'Pagar', /al confirmar el pago/);
    await expect(heading(page)).toHaveText('Suscripción Activada');
    await expectListed(true);
    await page.goto('/provider-profile');
    await expect(main(page).getByRole('link', { name: title }).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('a month later it is charged, and stands in the history', async () => {
    await letPass(page, provider, 32);
    await page.goto('/subscription');
    await expect(badge(page, 'Activa')).toBeVisible();
    // one payment at the activation, and one a month later
    const payments = main(page).getByRole('listitem').filter({ hasText: 'Completado' });
    await expect(payments).toHaveCount(2);
    await expect(payments.first()).toContainText('$890');
    await expect(payments.first()).toContainText('Mercado Pago');
    await inspect(page);
    await expectListed(true);
  });
  await visitor.context().close();
});

test.describe('an address typed by hand', () => {
  const approved = '/subscription-success?collection_status=approved&payment_id=123&preapproval_id=abc';

  test('waits for the server while the payment is pending, and says so in the end @wide', async ({ page }) => {
    await newcomer(page);
    await page.goto('/subscription-plans');
    await decide(page, 'Volver');
    await expect(heading(page)).toHaveText('No terminaste el pago');
    await page.clock.install();
    await page.goto('/subscription/success?collection_status=approved&payment_id=123');
    const seen = await outwait(page, 'Tu pago está en proceso');
    expect(seen).not.toContain('Suscripción Activada');
    await inspect(page);
    await page.getByRole('button', { name: 'Consultar de nuevo' }).click();
    await expect(heading(page)).toHaveText('Tu pago está en proceso');
  });

  test('is asked about by nobody but its provider @wide', async ({ page, request }) => {
    await page.goto(approved);
    await expect(heading(page)).toHaveText('Resultado del pago');
    await expect(main(page).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(approved)}`,
    );
    const client = await registered(request);
    await enter(page, client.email, client.password);
    await page.goto(approved);
    await expect(main(page)).toContainText('Debes estar logueado como proveedor');
  });
});

test('while nobody answers, nothing is claimed, and asking again helps', async ({ page }) => {
  await newcomer(page);
  await page.goto('/subscription-plans');
  const refusal = {
    success: false,
    code: 'payments_unavailable',
    message: 'Mercado Pago no responde. Probá de nuevo.',
  };
  await page.route('**/api/subscriptions/check', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.clock.install();
  await decide(page, 'Pagar');
  expect(await outwait(page, 'No pudimos verificar tu pago')).not.toContain('Suscripción Activada');
  await expect(main(page)).toContainText('Mercado Pago no responde.');
  await page.unroute('**/api/subscriptions/check');
  await page.getByRole('button', { name: 'Consultar de nuevo' }).click();
  await expect(heading(page)).toHaveText('Suscripción Activada');
});

test.describe('the test page', () => {
  test('pays for the subscription that waits @wide', async ({ page }) => {
    await newcomer(page);
    await page.goto('/subscription-plans');
    await decide(page, 'Volver');
    await page.goto('/test-subscription');
    await expect(main(page)).toContainText('Estado actual: Pendiente de pago');
    await page.getByRole('button', { name: 'Crear suscripción de prueba' }).click();
    await expect(page).toHaveURL('/create_service');
  });

  test('says where nothing can be simulated @wide', async ({ page }) => {
    await newcomer(page);
    await page.goto('/test-subscription');
    await page.route('**/api/providers/subscription/webhook', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, code: 'notification_refused', message: 'El aviso no es de Mercado Pago.' },
      }),
    );
    await page.getByRole('button', { name: 'Crear suscripción de prueba' }).click();
    await expect(main(page).getByRole('alert')).toHaveText('El aviso no es de Mercado Pago.');
    const plan = { name: 'Premium', price: 890, currency: 'UYU', test_payments: false, early_access_seats_left: 0 };
    await page.route('**/api/subscriptions/plan', (route) => route.fulfill({ json: { success: true, plan } }));
    await page.reload();
    await expect(main(page)).toContainText('Los pagos de prueba están desactivados en este servidor');
    await expect(page.getByRole('button', { name: 'Crear suscripción de prueba' })).toBeDisabled();
    await expect(page.getByText('Pagos de prueba:')).toHaveCount(0);
    await inspect(page);
  });

  test('is for providers @wide', async ({ page }) => {
    await page.goto('/test-subscription');
    await expect(heading(page)).toHaveText('Acceso Denegado');
    await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login/);
  });
});
