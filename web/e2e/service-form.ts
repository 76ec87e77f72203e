import { expect, type Locator, type Page } from '@playwright/test';
import { hanging } from '@tero/shared/delays';
import type { Picked } from './images.ts';

/** Returns the form's list of images, and a function that chooses files, given directly or by path. */
export function gallery(page: Page): {
  box: Locator;
  items: Locator;
  choose: (files: Picked[] | string[]) => Promise<void>;
} {
  const box = page.getByRole('group', { name: 'Fotos del servicio' });
  const items = box.getByRole('listitem');
  return { box, items, choose: (files) => box.locator('input[type=file]').first().setInputFiles(files) };
}

export interface Wording {
  title: string;
  description: string;
}

/** Fills in all required fields except for the images. */
export async function fillService(page: Page, { title, description }: Wording): Promise<void> {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Categoría').selectOption({ label: 'Electricidad' });
  await page.getByLabel('Descripción').fill(description);
  await page.getByLabel('Precio (en pesos)').fill('1500');
  await page.getByLabel('Duración estimada').fill('2 horas');
  await page.getByRole('checkbox', { name: 'Lunes' }).check();
  await page.getByRole('checkbox', { name: 'Sábado' }).check();
  await chooseZone(page, 'pocitos');
  await page.getByLabel('Modalidad').selectOption('presencial');
  await page.getByRole('checkbox', { name: /^Acepto los términos/ }).check();
}

async function chooseZone(page: Page, typed: string): Promise<void> {
  const zone = page.getByRole('combobox', { name: 'Zona de cobertura' });
  await zone.fill(typed);
  await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
  await expect(zone).not.toHaveValue(typed);
}

/**
 * Makes the page's forms wait for the server as long as it takes. Otherwise they stop waiting after 4 s without a
 * response (rule NAV-190), which a busy machine may need for an image. Applies to pages that load from now on.
 */
export async function waitsForServer(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    const patient = (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === limit ? 0 : setTimeout(work, delay, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  }, hanging.givesWay);
}

/** Waits for the success message and the profile. Sending may take 30 s; the profile follows a second later. */
export async function expectPublished(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/provider-profile$/);
}

export const createButton = (page: Page) => page.getByRole('button', { name: 'Crear Servicio' });
