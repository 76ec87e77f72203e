import { expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
import { publishedService, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Servicios que marcaste' });
const columns = (page: Page) => page.getByRole('table', { name: 'Comparación de servicios' }).getByRole('columnheader');

/** Returns how many pixels the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const size of journeySizes) {
  test(`services are picked in a search and on their pages, and compared, without signal too${size}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    const provider = await publisher(request);
    const titles = [`Rejas ${provider.username}`, `Portones ${provider.username}`] as const;
    const [third, fourth] = [`Barandas ${provider.username}`, `Escaleras ${provider.username}`];
    const cheap = await publishedService(request, provider, titles[0], { fixed_price: '900' });
    const gone = await publishedService(request, provider, titles[1], { estimated_duration: '1 semana' });
    const last = await publishedService(request, provider, third);
    const over = await publishedService(request, provider, fourth);

    await page.goto(`/servicios?q=${provider.username}`);
    await main(page).getByRole('button', { name: 'Comparar o pedir', exact: true }).click();
    await expect(bar(page)).toContainText('Marcá hasta 3 servicios para compararlos o pedir presupuesto');
    for (const title of titles) {
      const pick = page.getByRole('button', { name: `Marcar: ${title}` });
      await pick.click();
      await expect(pick).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(bar(page).getByRole('listitem')).toHaveText([...titles]);
    await inspect(page);
    // the bar fits a small phone, and leaves most of it to the list
    if (!size) {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBe(0);
      expect((await bar(page).boundingBox())?.height).toBeLessThan(160);
      await page.setViewportSize({ width: 390, height: 844 });
    }

    // the choice stays on other pages and visits; a fourth service is refused
    await page.goto(`/servicios/${last}`);
    const [one, line] = [main(page).getByRole('heading', { level: 1 }), { name: 'Comparar o pedir', exact: true }];
    await main(page).getByRole('button', line).click();
    await expect(main(page).getByRole('link', { name: 'Ver la comparación (3)' })).toBeVisible();
    await page.goto(`/servicios/${over}`);
    await main(page).getByRole('button', line).click();
    await expect(
      page.getByText('Podés marcar hasta 3 servicios por categoría. Quitá uno para sumar este.'),
    ).toBeVisible();
    await main(page).getByRole('link', { name: 'Ver la comparación (3)' }).click();
    await expect(page).toHaveURL(`/comparar?ids=${cheap}-${gone}-${last}&desde=%2Fservicios%2Fcategoria%2Falbanileria`);
    await expect(columns(page)).toContainText([...titles, third]);
    await expect(page.getByRole('cell', { name: '$900 por trabajo' })).toBeVisible();
    await expect(main(page).getByRole('rowheader', { name: 'Duración estimada' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: `Escribir por WhatsApp: ${titles[0]}` })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await inspect(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);

    // a deleted service says so beside the others, and is removed
    const headers = { authorization: `Bearer ${provider.token}` };
    expect((await request.delete(`/api/services/${gone}`, { headers })).status()).toBe(200);
    await page.reload();
    await expect(columns(page).nth(1)).toContainText(`${titles[1]}No está publicado.`);
    await expect(columns(page).nth(0)).toContainText(titles[0]);
    await inspect(page);
    await page.getByRole('button', { name: `Quitar de la comparación: ${titles[1]}` }).click();
    await expect(page).toHaveURL(new RegExp(`ids=${cheap}-${last}&desde=`));
    await expect(one).toBeFocused();
    await main(page).getByRole('link', { name: 'Buscar otro' }).click();
    await expect(bar(page).getByRole('listitem')).toHaveText([titles[0], third]);

    // for an address with invalid services the page says so; without that parameter it shows the person's own choice
    await page.goto('/comparar?ids=nada');
    await expect(one).toHaveText('El enlace no tiene servicios para comparar');
    await isKept(page, `["services","detail",${cheap}`);
    await goOffline(page);
    await page.goto('/comparar');
    await expect(page).toHaveURL(`/comparar?ids=${cheap}-${last}`);
    await expect(columns(page)).toContainText([titles[0], third]);
    await page.goto(`/comparar?ids=${cheap}-2`);
    await expect(columns(page).nth(1)).toContainText('No está guardado en este dispositivo.');
    await expect(columns(page).nth(0)).toContainText(titles[0]);
    expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  });
}

test.describe('on a device of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo', serviceWorkers: 'block' });

  test('a service is available now until its hours in Montevideo end, on a page that stays open', async ({
    page,
    request,
  }) => {
    const provider = await publisher(request);
    const title = `Rejas ${provider.username}`;
    const days = 'lunes,martes,miercoles,jueves,viernes,sabado,domingo';
    const hours = '{"start":"09:00","end":"18:00"}';
    const id = await publishedService(request, provider, title, { available_days: days, available_hours: hours });
    const localTime = (time: string) => page.clock.setFixedTime(new Date(`2027-03-10T${time}-03:00`));
    const shown = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const now = main(page).getByText('Disponible ahora', { exact: true });

    await localTime('17:59:59');
    await page.goto(`/servicios?q=${provider.username}`);
    await expect(now).toBeVisible();
    await page.goto(`/servicios/${id}`);
    await expect(now).toBeVisible();
    await localTime('18:00:00');
    await shown();
    await expect(now).toHaveCount(0);
    await localTime('08:59:59');
    await shown();
    await expect(main(page).getByText('Disponible hoy', { exact: true })).toBeVisible();
  });
});
