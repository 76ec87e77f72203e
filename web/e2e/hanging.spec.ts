import { expect, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { isKept } from './device-storage.ts';
import { startLine } from './faulty-line.ts';
import { appIsStored } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

test('a line that hangs: what was read shows, what was not says so with its card, and a message goes by itself', async ({
  browser,
  baseURL,
}) => {
  const line = await startLine(baseURL);
  const page = await browser.newPage({ baseURL: line.origin });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/servicios');
  await appIsStored(page);
  const [seen, unseen] = await serviceLinks(page).all();
  const [title, other] = [String(await seen?.textContent()), String(await unseen?.textContent())];
  const path = String(await seen?.getAttribute('href'));
  await page.goto(path);
  await expect(heading).toHaveText(title);
  await isKept(page, `["services","detail",${path.split('/').at(-1)}`);
  await page.goto('/servicios');
  await expect(serviceLinks(page).first()).toBeVisible();
  await isKept(page, '["services","list"');

  line.hang();
  await page.goto(path);
  await expect(heading).toHaveText(title);
  await expect(page.getByText(/^Actualizado .* Tero no responde por ahora$/)).toBeVisible();

  await page.goto('/servicios');
  await serviceLinks(page).filter({ hasText: other }).click();
  await expect(page.getByText(/^Tero no responde/)).toBeVisible();
  await expect(heading).toHaveText(other);

  await page.goto('/contact');
  const main = page.getByRole('main');
  const mark = `Consulta ${Date.now()}`;
  await main.getByRole('textbox', { name: 'Nombre' }).fill('Ana Prueba');
  await main.getByRole('textbox', { name: 'Email' }).fill('ana.hanging@correo.example');
  await main.getByRole('textbox', { name: 'Asunto' }).fill(mark);
  await main.getByRole('textbox', { name: /^Mensaje/ }).fill('Hola. ¿Cómo cambio mi foto?');
  await main.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main.getByText(/Guardamos tu .* en este dispositivo y lo enviamos/)).toBeVisible();

  line.goOn();
  await expect(page.getByText(`Se envió: Mensaje a Tero: ${mark}`)).toBeVisible();
  line.close();
});
