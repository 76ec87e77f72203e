import { expect, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { inspect } from './inspection.ts';
import { enter, registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';

for (const size of journeySizes) {
  test(`with signal too, whoever is shown the phone may call${size}`, async ({ page, request }) => {
    const provider = await publisher(request);
    const id = await publishedService(request, provider, `Tableros ${provider.username}`);
    const call = page.getByRole('link', { name: 'Llamar al 099 123 456' });
    await page.goto(`/servicios/${id}`);
    await expect(page.getByRole('button', { name: 'Contactar por WhatsApp' })).toBeVisible();
    await expect(call).toHaveCount(0);

    const client = await registered(request);
    await enter(page, client.email, client.password);
    await page.goto(`/servicios/${id}`);
    await expect(call).toHaveAttribute('href', 'tel:+59899123456');
    await expect(call.getByText(size ? '099 123 456' : 'Llamar', { exact: true })).toBeVisible();
    await inspect(page);
    const counted = page.waitForRequest((sent) => sent.url().endsWith('/api/metrics/track-click'));
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    expect((await counted).postDataJSON()).toMatchObject({ service_id: id, click_type: 'phone' });
    await page.goto(`/provider-profile/${provider.id}`);
    await expect(call).toBeVisible();

    // the provider reads who was given the number
    const owner = await elsewhere(page, provider.email, provider.password);
    await owner.goto('/metrics');
    await expect(owner.getByText(/^Ana \w\.$/)).toBeVisible();
    await owner.goto(`/servicios/${id}`);
    await expect(owner.getByRole('region', { name: 'Tu servicio' })).toBeVisible();
    await expect(owner.getByRole('link', { name: /^Llamar/ })).toHaveCount(0);
  });
}
