import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

async function write(page: Page): Promise<void> {
  const field = (name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });
  await field('Nombre').fill('Ana Prueba');
  await field('Email').fill('ana@correo.example');
  await field('Asunto').fill('Consulta');
  await field(/^(Mensaje|Descripción)/).fill('Hola. ¿Cómo cambio mi foto?');
}

for (const [path, api, button, words] of [
  ['/contact', '**/api/contact', 'Enviar mensaje', 'tu mensaje'],
  ['/report', '**/api/report/', 'Enviar reporte', 'tu reporte'],
] as const) {
  test(`${path} tells what became of a call while the server is there${path === '/contact' ? '' : ' @wide'}`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await write(page);
    const failed =
      path === '/contact' ? 'Error al enviar el mensaje. Intenta nuevamente.' : 'Error al enviar el reporte';
    for (const [status, code, told] of [
      [500, 'internal_error', failed],
      [413, 'payload_too_large', 'El archivo es demasiado grande. Elegí uno más liviano.'],
      [422, 'already_exists', 'Eso no puede ser'],
      [422, undefined, failed],
      [429, 'too_many_requests', 'Eso no puede ser'],
    ] as const) {
      const json = { success: false, ...(code && { code, message: 'Eso no puede ser' }) };
      await page.route(api, (route) => route.fulfill({ status, json }), { times: 1 });
      await main.getByRole('button', { name: button }).click();
      await expect(main.getByRole('alert')).toHaveText(told);
      await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
    }
    await page.route(api, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), { times: 1 });
    await main.getByRole('button', { name: button }).click();
    await expect(
      main.getByText(`Se cortó la conexión. Guardamos ${words} en este dispositivo`, { exact: false }),
    ).toBeVisible();
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  });
}
