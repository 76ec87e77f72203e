import { expect, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { letPass } from './checkout.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, demoPassword, enter } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const size of journeySizes) {
  test(`a service whose subscription has ended says so to its owner, and is gone for others${size}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    const provider = await publisher(request);
    const title = `Muros ${provider.username}`;
    const id = await publishedService(request, provider, title);
    await enter(page, provider.email, provider.password);
    const client = await elsewhere(page, demo.client, demoPassword);
    await client.goto(`/servicios/${id}`);
    await expect(heading(client)).toHaveText(title);
    await letPass(page, provider, 60);

    await page.goto('/provider-profile');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Vencido', { exact: true })).toBeVisible();
    await expect(card.getByText(/^Venció el \d+ de \w+ de \d{4}\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renovar suscripción' })).toHaveAttribute(
      'href',
      '/subscription-plans',
    );
    await inspect(page);
    await page.goto(`/servicios/${id}`);
    const panel = page.getByRole('region', { name: 'Tu servicio' });
    await expect(panel).toContainText(/Venció el \d+ de \w+ de \d{4}\./);
    await expect(panel.getByRole('link', { name: 'Renovar' })).toHaveAttribute('href', '/subscription-plans');
    await inspect(page);

    await client.reload();
    await expect(heading(client)).toHaveText('Este servicio ya no está publicado');
    await expect(client).toHaveTitle('Este servicio ya no está publicado | Tero');
    const similar = client.getByRole('region', { name: 'Servicios similares' });
    await expect(similar.getByRole('article')).toHaveCount(3);
    await expect(client.getByText(title)).toHaveCount(0);
    await inspect(client);
    await client.getByRole('link', { name: 'Ver más de albañilería' }).click();
    await expect(client).toHaveURL('/servicios/categoria/albanileria');
    expect(complaints).toEqual([]);
  });
}
