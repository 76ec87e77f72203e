import { expect, type Page, test } from '@playwright/test';
import { registered, signIn } from './people.ts';

/** Returns the elements that a message covers: the heading, the pressed control, main actions and the bars. */
const under = (page: Page, message: string) =>
  page.evaluate((text) => {
    const told = [...document.querySelectorAll('[data-toasts] > *')].find((one) => one.textContent?.includes(text));
    const toast = told?.getBoundingClientRect() ?? new DOMRect();
    const kept = 'h1, :focus, main :is(a, button):is(.bg-accent, .bg-whatsapp), header, nav.fixed, [data-action-bar]';
    return [...document.querySelectorAll(kept)]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isBeside = box.right <= toast.left || box.left >= toast.right;
        return box.height > 1 && !isBeside && box.bottom > toast.top && box.top < toast.bottom;
      })
      .map((part) => part.textContent);
  }, message);

for (const size of ['', ' @desktop']) {
  test(`messages of a moment lie on no heading, main action or bar (rule NAV-124)${size}`, async ({
    page,
    request,
  }) => {
    const client = await registered(request);
    await signIn(page, client.email, client.password);
    const welcome = '¡Inicio de sesión exitoso!';
    await expect(page.getByText(welcome)).toBeVisible();
    expect(await under(page, welcome)).toEqual([]);
    // above the bar with a page's action, beside the pressed control
    for (const id of [1, 2, 3, 4]) {
      await page.goto(`/servicios/${id}`);
      await page.getByRole('main').getByRole('button', { name: 'Comparar o pedir', exact: true }).click();
    }
    const full = 'Podés marcar hasta 3 servicios por categoría. Quitá uno para sumar este.';
    await expect(page.getByText(full)).toBeVisible();
    expect(await under(page, full)).toEqual([]);
  });
}
