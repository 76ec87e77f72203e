import type { Page } from '@playwright/test';
import { enter } from './people.ts';
import type { NewProvider } from './providers.ts';
import { appIsStored } from './stored-app.ts';

/** Signs in with the screens stored. */
export async function inTheField(
  page: Page,
  { email, password }: Pick<NewProvider, 'email' | 'password'>,
  path: string,
): Promise<void> {
  await enter(page, email, password);
  await page.goto(path);
  await appIsStored(page);
}
