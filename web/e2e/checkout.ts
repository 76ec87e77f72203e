import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { type NewProvider, registeredProvider } from './providers.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs in a provider who never had a subscription. */
export async function newcomer(page: Page): Promise<NewProvider> {
  const provider = await registeredProvider(page.request);
  await signIn(page, provider.email, provider.password);
  return provider;
}

/** Goes from the plans to the sandbox's checkout, and presses a button there. */
export async function decide(
  page: Page,
  choice: 'Pagar' | 'Rechazar' | 'Volver',
  firstCharge = /^El primer cobro es/,
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Suscribirme|Continuar con el pago)$/ })
    .click();
  await expect(page).toHaveURL(/\/sandbox\/pagos\/[0-9a-f]+$/);
  await expect(page.getByText('Pagos de prueba')).toBeVisible();
  await expect(page.getByText(firstCharge)).toBeVisible();
  await page.getByRole('button', { name: choice }).click();
  await expect(page).toHaveURL(/\/subscription-success\?/);
}

/** Lets days pass for a provider's subscription, both here and at the sandbox (scripts/e2e-payments.mjs). */
export async function letPass(page: Page, { email }: Pick<NewProvider, 'email'>, days: number): Promise<void> {
  const url = new URL(`/payments/advance?${new URLSearchParams({ days: String(days), email })}`, page.url());
  url.port = String(Number(url.port) + 1);
  const response = await page.request.post(url.href);
  expect(response.ok(), await response.text()).toBe(true);
}
