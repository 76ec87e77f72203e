import type { Page } from '@playwright/test';

/**
 * Waits for a text that disappears after a second or two. The page itself checks every frame, so that a busy machine
 * does not check too late. Call it before the action that shows the text. `beside` are the conditions while it is
 * shown: the page's path, and fields by their labels.
 */
export async function seen(
  page: Page,
  text: string,
  beside: { path?: string; fields?: Record<string, string> } = {},
): Promise<void> {
  await page.waitForFunction(
    ({ text, path, fields = {} }) => {
      const isShown = (words: string) => {
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const { data, parentElement } = nodes.currentNode as Text;
          if (data.includes(words) && parentElement?.checkVisibility()) return true;
        }
        return false;
      };
      const holds = ([label, value]: [string, string]) =>
        [...document.querySelectorAll('label')].some(
          ({ textContent, control }) =>
            textContent.replace(/ \*$/, '') === label && (control as HTMLInputElement).value === value,
        );
      return (
        isShown(text) &&
        (path === undefined || path === location.pathname) &&
        Object.entries(fields).every((field) => holds(field))
      );
    },
    { text, ...beside },
    { polling: 'raf' },
  );
}
