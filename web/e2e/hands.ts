import { expect, type Locator, type Page } from '@playwright/test';

/** Imitates a person who uses a mouse or only keys, and counts the presses. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  /** presses a key of the panel; with a mouse, clicks the control instead */
  key: (name: string) => Promise<void>;
  readonly done: number;
}

export function mouse(page: Page): Hands {
  let done = 0;
  return {
    async press(target) {
      done += 1;
      await target.click();
    },
    async write(target, text) {
      done += 1;
      await target.click();
      await page.keyboard.type(text);
    },
    async key(name) {
      done += 1;
      await page.keyboard.press(name);
    },
    get done() {
      return done;
    },
  };
}

/** More is no way that anybody goes. */
const mostTabs = 120;

/** Moves between elements by Tab only, however many presses that takes. */
export function keys(page: Page): Hands {
  let done = 0;
  const press = async (name: string) => {
    done += 1;
    await page.keyboard.press(name);
  };
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    // Tab stops once at a group of radio buttons, and arrows move within it
    const next = () =>
      target.evaluate((element) => {
        const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
        const { activeElement: at } = document;
        return group && at instanceof HTMLInputElement && at.name === group ? 'ArrowDown' : 'Tab';
      });
    for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs += 1) await press(await next());
    expect(await isThere(), `${target} is not reached by keys`).toBe(true);
  }
  return {
    async press(target) {
      await reach(target);
      const isChoice = await target.evaluate((element) =>
        element.matches('input[type="radio"], input[type="checkbox"]'),
      );
      await press(isChoice ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      done += 1;
      await page.keyboard.type(text);
    },
    key: press,
    get done() {
      return done;
    },
  };
}
