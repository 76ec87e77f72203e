import type { Locator, Page } from '@playwright/test';
import { settled } from './seat.ts';

/**
 * Selects the elements that declare that they open a layer: menus, dialogs, sheets, panels, the other tabs of a row,
 * and lists below a field.
 */
const openers = [
  'button[aria-haspopup]',
  'button[aria-expanded="false"]',
  '[role="tab"][aria-selected="false"]',
  '[role="combobox"]',
  'details:not([open]) > summary',
].join(', ');

interface Opener {
  name: string;
  /** the kind, shared by openers that look alike, such as the buttons of a table's rows */
  kind: string;
  /** whether the opener belongs to the frame around every screen */
  isOfFrame: boolean;
}

/**
 * Opens the layers of the page one after the other, calls `look` with each name while it is open, and closes it. Opens
 * only the first of several openers of a kind, and skips those in `known` (the frame's openers, which were checked on
 * another screen).
 */
export async function eachOpened(page: Page, known: Set<string>, look: (name: string) => Promise<void>): Promise<void> {
  const address = page.url();
  const done = new Set<string>(known);
  for (let next = await mark(page, done); next; next = await mark(page, done)) {
    done.add(next.kind);
    if (next.isOfFrame) known.add(next.kind);
    if (!(await press(page.locator('[data-opens]'), next))) continue;
    await settled(page);
    await look(next.name || next.kind);
    await page.keyboard.press('Escape');
    const isStuck =
      page.url() !== address ||
      (await page.locator('[data-modal]:not([data-state="closed"]), [role="menu"]').count()) > 0;
    if (!isStuck) continue;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
  }
}

/** Marks the next opener whose kind is not done yet, and returns it. */
function mark(page: Page, done: ReadonlySet<string>): Promise<Opener | undefined> {
  return page.evaluate(
    ({ openers, done }) => {
      document.querySelector('[data-opens]')?.removeAttribute('data-opens');
      for (const element of document.querySelectorAll<HTMLElement>(openers)) {
        const isHere = element.checkVisibility() && element.getBoundingClientRect().width > 0;
        if (!isHere || element.matches(':disabled, [aria-disabled="true"]')) continue;
        const name = (element.getAttribute('aria-label') || element.textContent || element.id).trim();
        const [word = ''] = name.split(/[\s:]/);
        const isSummary: boolean = element.matches('summary');
        const kind = isSummary ? 'summary' : `${element.role} ${word} ${element.className}`;
        if (done.includes(kind)) continue;
        element.dataset.opens = '';
        return { name, kind, isOfFrame: !element.closest('main') };
      }
      return undefined;
    },
    { openers, done: [...done] },
  );
}

/** Presses an opener. Returns whether a layer is open now: a field whose list needs typed words has none. */
async function press(opener: Locator, { name, kind }: Opener): Promise<boolean> {
  const element = await opener.elementHandle();
  if (!element) return false;
  const isField = (await opener.getAttribute('role')) === 'combobox';
  await opener.click();
  if (isField) await opener.press('ArrowDown');
  const isOpen = (button: Element) =>
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
    button.matches('[aria-expanded="true"], [aria-selected="true"], [open] > *');
  try {
    await opener.page().waitForFunction(isOpen, element, { timeout: isField ? 1500 : 60_000 });
    return true;
  } catch {
    if (isField) return false;
    throw new Error(`says that it opens something, and does not: ${name || kind}`);
  }
}
