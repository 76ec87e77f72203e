import type { Page } from '@playwright/test';

/**
 * Rewrites each page as Chrome's translator does: replaces every text node, including later ones, by
 * `<font><font>text</font></font>`. The words stay, so that tests find them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'title, script, style, noscript, textarea, [translate="no"]';
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
    }).observe(document, { childList: true, subtree: true });

    function translate(root: Node): void {
      if (!root.isConnected || root.nodeName === 'FONT') return;
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
      while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(`font, ${untouched}`)) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
      }
    }
  });
}
