import { expect, type Locator, type Page, test } from '@playwright/test';
import { readyToPublish } from './providers.ts';

/** Returns the active option, by the attribute that screen readers follow. */
async function activeOption(page: Page, box: Locator): Promise<string | null> {
  const id = await box.getAttribute('aria-activedescendant');
  return id && page.locator(`[id="${id}"]`).textContent();
}

test('the search takes the keys of a combobox, and begins in its text @desktop', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  await box.fill('electr');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sugerencias?$/ })).toBeAttached();
  // categories come at once, services a moment later
  await expect(page.getByRole('option').filter({ hasText: '$' }).first()).toBeVisible();
  const texts = await page.getByRole('option').allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  expect(await activeOption(page, box)).toBe(null);

  await keyboard.press('ArrowDown');
  expect(await activeOption(page, box)).toBe(texts[0]);
  await keyboard.press('End');
  expect(await activeOption(page, box)).toBe(null);
  // wraps around: to the last option, and through the text to the first
  await keyboard.press('ArrowUp');
  expect(await activeOption(page, box)).toBe(texts.at(-1));
  await keyboard.press('ArrowDown');
  expect(await activeOption(page, box)).toBe(null);
  await keyboard.press('ArrowDown');
  expect(await activeOption(page, box)).toBe(texts[0]);

  // the first Escape closes the list, the second empties the field
  await keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('electr');
  await keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Tab');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');

  await box.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/servicios\?q=electr$/);
});

test('a place takes the same keys, and begins at its first option @desktop', async ({ page }) => {
  const { keyboard } = page;
  await readyToPublish(page);
  const box = page.getByRole('combobox', { name: 'Zona de cobertura' });
  await box.fill('po');
  const list = page.getByRole('listbox', { name: 'Zonas' });
  await expect(list).toBeVisible();
  const texts = await list.getByRole('option').allTextContents();
  expect(texts.length).toBeGreaterThan(2);
  expect(await activeOption(page, box)).toBe(texts[0]);

  await keyboard.press('ArrowDown');
  expect(await activeOption(page, box)).toBe(texts[1]);
  await keyboard.press('Home');
  expect(await activeOption(page, box)).toBe(texts[0]);
  await keyboard.press('ArrowUp');
  expect(await activeOption(page, box)).toBe(texts.at(-1));
  await keyboard.press('ArrowDown');
  expect(await activeOption(page, box)).toBe(texts[0]);

  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('');
  await keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(list).toBeHidden();
  const second = await page.getByRole('button', { name: /^Quitar / }).getAttribute('aria-label');
  await expect(box).not.toHaveValue('');
  const chosen = await box.inputValue();
  expect(second).toBe(`Quitar ${chosen}`);

  // Tab leaves without choosing; an emptied field is empty
  await box.fill('pocitos');
  await expect(list).toBeVisible();
  await keyboard.press('Tab');
  await expect(box).toHaveValue(chosen);
  await box.fill('');
  await box.press('Tab');
  await expect(box).toHaveValue('');

  // with no results, a message says so, and Enter does not send the form
  await box.fill('zzzz');
  await expect(page.getByRole('status').filter({ hasText: 'No encontramos esa zona.' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('Elegí la zona de cobertura')).toHaveCount(0);
});
