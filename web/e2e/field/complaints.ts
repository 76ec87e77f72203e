import type { BrowserContext, Page } from '@playwright/test';

interface Said {
  at: number;
  page: Page;
  text: string;
}

/** Records the notices and alerts that the screens showed, which may be gone a second later. */
export class Complaints {
  #said: Said[] = [];

  async listenTo(context: BrowserContext): Promise<void> {
    await context.exposeBinding('fieldTold', ({ page }, text: string) => {
      this.#said.push({ at: Date.now(), page, text });
    });
    await context.addInitScript(() => {
      const tell = (window as unknown as { fieldTold: (text: string) => void }).fieldTold;
      // each toast is a notice; their region is always there and does not count
      const notices = '[role=alert], [role=status]:not([data-toasts]), [data-toasts] > *';
      let before = new Map<Element, string>();
      const look = () => {
        const boxes = [...document.querySelectorAll(notices)];
        const shown = new Map(
          boxes.filter(({ textContent }) => textContent.trim()).map((box) => [box, box.textContent]),
        );
        // a notice that appears again with the same text is new; a notice that stays is not
        const said = [...shown].filter(([box, text]) => before.get(box) !== text);
        if (said.length > 0) tell?.(said.map(([, text]) => text).join(' | '));
        before = shown;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
  }

  forget(): void {
    this.#said = [];
  }

  /**
   * Returns the page's message since then that an item was not sent, or null. Each message counts for one word only.
   */
  take(page: Page, since: number): string | null {
    const index = this.#said.findIndex((said) => said.page === page && said.at >= since && isRefusal(said.text));
    return index === -1 ? null : (this.#said.splice(index, 1)[0]?.text ?? null);
  }
}

/** Returns whether a notice is about a text that the person wrote, not about data that could not be read. */
function isRefusal(text: string): boolean {
  const notices = text.split(' | ').filter((words) => !/No pudimos (cargar|traer)/.test(words));
  return notices.some((words) => /Error|Hay mucha gente|Probá|No pudimos|No se pudo|Ya publicamos/.test(words));
}

/** Returns the messages on a screen, and the beginning of its text. */
export async function shownOn(page: Page): Promise<string> {
  const told = await page
    .locator('main [role=alert], main [aria-invalid=true]')
    .evaluateAll(faultsOf)
    .catch(() => []);
  const text = await page
    .getByRole('alertdialog')
    .or(page.getByRole('main'))
    .first()
    .textContent({ timeout: 500 })
    .catch(() => '');
  const start = (text ?? '').replaceAll(/\s+/g, ' ').slice(0, 160);
  return [new URL(page.url()).pathname, ...told, start].join(' · ');
}

function faultsOf(places: Element[]): string[] {
  return places.map((place) => (place.id && `#${place.id} `) + (place.textContent ?? '').slice(0, 80));
}
