import { expect, type Page, test } from '@playwright/test';
import type { Subscription } from '@tero/shared/contract/subscriptions';
import { control, decide, heading, letPass, newcomer } from './checkout.ts';
import { forgetResponses } from './device-storage.ts';
import { inspect } from './inspection.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('region', { name: 'Tu suscripción' });

/** A provider with a subscription that is paid for at the sandbox. */
async function subscriber(page: Page) {
  const provider = await newcomer(page);
  await page.goto('/subscription-plans');
  await decide(page, 'Pagar');
  await expect(heading(page)).toHaveText('Suscripción Activada');
  return provider;
}

test('"Volver" is no error: the checkout can be gone on with from the result, the profile and the plan', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/subscription-plans');
  await decide(page, 'Volver');
  await expect(heading(page)).toHaveText('No terminaste el pago');
  await expect(main(page)).toContainText('No se te cobró nada.');
  await expect(main(page)).not.toContainText('Error');
  await inspect(page);
  await page.goto('/provider-profile');
  await expect(banner(page)).toContainText('No terminaste el pago');
  await banner(page).getByRole('link', { name: 'Continuar con el pago' }).click();
  await expect(main(page)).toContainText('No terminaste el pago');
  await page.goto('/subscription');
  await expect(main(page)).toContainText('No terminaste el pago');
  await expect(main(page)).not.toContainText(/procesando|primer cobro/i);
  await inspect(page);
  await page.goto('/subscription-success?collection_status=null');
  await main(page).getByRole('button', { name: 'Continuar con el pago' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pagos\//);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(heading(page)).toHaveText('Suscripción Activada');
  await expect(main(page)).toContainText('El primer cobro se hace un mes después de la activación: el ');
});

test('a payment that MercadoPago has not confirmed yet is said to be processed, without a button', async ({ page }) => {
  await newcomer(page);
  await page.goto('/subscription-plans');
  await decide(page, 'Volver');
  await page.goto('/subscription-success?collection_status=approved');
  await expect(heading(page)).toHaveText('Verificando tu pago...');
  await page.waitForResponse('**/api/subscriptions/check');
  await page.goto('/provider-profile');
  await expect(banner(page)).toContainText('Tu pago se está procesando');
  await expect(banner(page).getByRole('link', { name: 'Continuar con el pago' })).toHaveCount(0);
});

test('whoever subscribes again is told when it is charged, and is charged then @wide', async ({ page }) => {
  const provider = await subscriber(page);
  await letPass(page, provider, 5);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(main(page)).toContainText('Acceso hasta');
  await expect(main(page)).toContainText('La suscripción está cancelada.');
  await expect(main(page)).not.toContainText(/primer cobro|un mes después/i);
  await inspect(page);
  await page.goto('/avisos');
  const told = main(page).getByRole('listitem').filter({ hasText: 'Tu suscripción está cancelada' });
  await expect(told).toContainText(/No se te cobra más\. Tus servicios se siguen viendo hasta el \d/);
  await told.getByRole('link').click();
  await expect(page).toHaveURL('/subscription');
  await main(page).getByRole('link', { name: 'Suscribirme' }).click();
  await expect(main(page)).toContainText('Ya tuviste tu primer mes: el primer cobro se hace el ');
  await inspect(page);
  await decide(page, 'Pagar', /^El primer cobro es el /);
  await expect(main(page)).toContainText('El primer cobro es el ');
  await letPass(page, provider, 27);
  await page.goto('/subscription');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Completado' })).toHaveCount(1);
});

test('an email of MercadoPago that had its first month is said so before the checkout opens @wide', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const first = await subscriber(other);
  await other.context().close();
  await newcomer(page);
  await page.goto('/subscription-plans');
  await expect(main(page)).toContainText('El primer cobro se hace un mes después de la activación.');
  await page.getByLabel('Email de tu cuenta de Mercado Pago').fill(first.email);
  await main(page).getByRole('button', { name: 'Suscribirme' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Ya tuviste tu primer mes');
  await expect(page).toHaveURL('/subscription-plans');
  await main(page).getByRole('button', { name: 'Continuar con el pago' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pagos\//);
  await expect(page.getByText(/^El primer cobro es/)).toBeVisible();
});

test('a failed charge, a pause and a refund are told, and lead to where one acts', async ({ page }) => {
  const provider = await subscriber(page);
  const { email } = provider;
  const told = async (title: string, link: string) => {
    await page.goto('/avisos');
    await main(page)
      .getByRole('link', { name: new RegExp(title) })
      .or(main(page).getByRole('button', { name: new RegExp(title) }))
      .first()
      .click();
    await expect(page).toHaveURL(link);
  };
  await control(page, 'card', { email, card: 'rejected' });
  await letPass(page, provider, 31);
  await told('No pudimos cobrar tu suscripción', '/subscription');
  await expect(main(page)).toContainText('Mercado Pago no pudo cobrar');
  await expect(main(page).getByRole('link', { name: 'Abrir Mercado Pago' })).toBeVisible();
  await inspect(page);
  await page.goto('/provider-profile');
  await expect(banner(page)).toContainText('No pudimos cobrar tu suscripción');
  await control(page, 'card', { email, card: 'approved' });
  await letPass(page, provider, 4);
  await control(page, 'refund', { email, amount: '300' });
  await told('Te devolvieron parte de un pago', '/subscription');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Te devolvieron $300' })).toHaveCount(1);
  await control(page, 'refund', { email });
  await told('te devuelve \\$590 de los \\$890', '/subscription');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Devuelto' })).toHaveCount(1);
  await control(page, 'event', { email, status: 'paused' });
  await told('Tu suscripción está en pausa', '/subscription');
  await expect(main(page)).toContainText('Está en pausa en Mercado Pago');
  await inspect(page);
});

test('deleting the account says that the subscription ends, and ends it at MercadoPago', async ({ page }) => {
  const provider = await subscriber(page);
  const id = await control(page, 'agreement', { email: provider.email });
  expect(await control(page, 'agreement', { id })).toBe('authorized');
  await page.goto('/provider-settings');
  await expect(main(page)).toContainText('Tu suscripción termina en el momento: la cancelamos en Mercado Pago');
  await inspect(page);
  await main(page).getByRole('button', { name: 'Eliminar cuenta' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('la cancelamos en Mercado Pago');
  await question.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page).toHaveURL('/');
  await expect(async () => expect(await control(page, 'agreement', { id })).toBe('cancelled')).toPass();
});

const base: Subscription = {
  id: 1,
  provider_id: 1,
  status: 'active',
  amount: 890,
  payment_method: 'mercadopago',
  start_date: '2026-03-10T15:00:00.000Z',
  end_date: '2099-04-10T15:00:00.000Z',
  access_until: '2099-04-20T15:00:00.000Z',
  next_payment_date: '2099-04-10T15:00:00.000Z',
  auto_renewal: true,
  first_charge_ahead: false,
  charge_failed: false,
  payment_processing: false,
  mercadopago_subscription_id: 'abc',
  early_access: false,
  entitled: true,
  init_point: null,
  Provider: { name: 'Ana', email: 'ana@correo.example' },
};
const gone = { auto_renewal: false, entitled: false };

/** Each state, what all screens must say of it between them, and what none may say. */
const states: [state: string, Subscription | null, says: RegExp, never: RegExp][] = [
  ['none', null, /Sin suscripción/, /No terminaste el pago|procesando|cancelada/i],
  ['unfinished', { ...base, ...gone, status: 'pending' }, /No terminaste el pago/, /procesando|Válida hasta/],
  ['processing', { ...base, ...gone, status: 'pending', payment_processing: true }, /procesando/, /No terminaste/],
  ['active', base, /Válida hasta/, /primer cobro|cancelada|expirada|No terminaste/i],
  ['failing', { ...base, charge_failed: true }, /no pudo cobrar|No pudimos cobrar/, /primer cobro|expirada/i],
  ['ending', { ...base, status: 'cancelled', auto_renewal: false }, /Acceso hasta/, /un mes después|Próximo pago/],
  ['cancelled', { ...base, ...gone, status: 'cancelled' }, /Suscripción cancelada/, /un mes después|Próximo pago/],
  ['expired', { ...base, ...gone, status: 'expired' }, /Suscripción expirada/, /Próximo pago|procesando/],
  ['suspended', { ...base, entitled: false, status: 'suspended' }, /en pausa/, /Próximo pago|procesando/],
];

test('every screen says the same of a subscription, whatever its state', async ({ page }) => {
  await newcomer(page);
  for (const [state, data, says, never] of states) {
    await test.step(state, async () => {
      await page.unrouteAll({ behavior: 'wait' });
      // on a busy machine the screens would show what the state before left on the device
      await forgetResponses(page);
      await say(page, data, { says, never, inBanner: state === 'cancelled' || state === 'expired' });
    });
  }
});

interface Said {
  says: RegExp;
  never: RegExp;
  /** it is said by the banner on one's own profile alone, which comes late */
  inBanner: boolean;
}

async function say(page: Page, data: Subscription | null, { says, never, inBanner }: Said): Promise<void> {
  const isNew = data === null || data.status === 'pending';
  const first_charge = { date: '2099-04-10T15:00:00.000Z', first_month: isNew };
  await page.route(/\/api\/subscriptions\/(provider\/|check$)/, (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await page.route('**/api/subscriptions/first-charge', (route) =>
    route.fulfill({ json: { success: true, first_charge } }),
  );
  let said = '';
  for (const path of ['/subscription', '/provider-profile', '/subscription-plans', '/provider-settings']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByText(/Cargando/)).toHaveCount(0);
    if (path === '/subscription') await expect(main(page).getByRole('heading', { name: 'Plan Premium' })).toBeVisible();
    if (inBanner && path === '/provider-profile') await expect(banner(page)).toBeVisible();
    const text = (await main(page).textContent()) ?? '';
    // the plan says of a new subscription when it would be charged
    if (path !== '/subscription-plans') expect(text, path).not.toMatch(never);
    said += text;
  }
  expect(said).toMatch(says);
}
