import { expect, type Page, test } from '@playwright/test';
import { decide, heading, letPass, newcomer } from './checkout.ts';

const main = (page: Page) => page.getByRole('main');

test('the receipt of a charge is opened from the history, in the name that was given, and printed to PDF', async ({
  page,
}, testInfo) => {
  const provider = await newcomer(page);

  await test.step('what one pays is said before any data are asked for', async () => {
    await page.goto('/subscription-plans');
    await expect(main(page)).toContainText('890 UYU al mes, IVA incluido');
    await expect(main(page)).toContainText('Siguiente cobro');
    await expect(main(page)).toContainText('Cómo se cancela');
    await decide(page, 'Pagar');
    await expect(heading(page)).toHaveText('Suscripción Activada');
  });

  await test.step('a RUT that is wrong is said so, a right one is kept', async () => {
    await page.goto('/provider-settings');
    await page.getByRole('link', { name: /Tarjeta, pausa, cancelación y recibos/ }).click();
    await expect(page.getByRole('heading', { name: 'Tarjeta, pausa, cancelación y recibos' })).toBeInViewport();
    await page.getByLabel(/^Nombre o razón social/).fill('Portones del Este SAS');
    await page.getByLabel(/^RUT/).fill('211003420018');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(main(page)).toContainText('El RUT tiene 12 dígitos');
    await page.getByLabel(/^RUT/).fill('211003420017');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByLabel(/^RUT/)).toHaveValue('21 100342 0017');
  });

  await test.step('the charge has a receipt', async () => {
    await letPass(page, provider, 32);
    await page.goto('/subscription');
    await main(page)
      .getByRole('link', { name: /^Ver el recibo n\.º \d+$/ })
      .click();
    await expect(page).toHaveURL(/\/subscription\/recibos\/\d+$/);
    await expect(heading(page)).toHaveText(/^Recibo n\.º \d+$/);
    for (const text of [
      'Portones del Este SAS',
      'RUT 21 100342 0017',
      '$890',
      '$160,49',
      'no es un documento fiscal',
    ]) {
      await expect(main(page)).toContainText(text);
    }
  });

  await test.step('on paper stands the receipt alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: /^Imprimir/ })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = await page.pdf({ format: 'A4', path: testInfo.outputPath('recibo.pdf') });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // one page
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('nobody else opens it', async () => {
    const address = page.url();
    await page.emulateMedia({ media: 'screen' });
    const other = await (await page.context().browser()?.newContext())?.newPage();
    if (!other) throw new Error('no browser');
    await newcomer(other);
    await other.goto(address);
    await expect(main(other)).toContainText('No encontramos ese recibo');
  });
});
