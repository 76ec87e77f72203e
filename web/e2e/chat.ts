import { expect, type Page } from '@playwright/test';

/** Runs `open`, which opens a chat. Returns the chat's address once it is open and the contact is counted. */
export async function openedChat(page: Page, open: () => Promise<void>): Promise<string> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const counted = page.waitForResponse('**/api/metrics/track-click');
  const [chat] = await Promise.all([page.context().waitForEvent('page'), open()]);
  expect((await counted).status()).toBe(200);
  await chat.waitForURL('https://wa.me/**');
  const address = chat.url();
  await chat.close();
  return address;
}
