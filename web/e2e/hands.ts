import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody at the screen, who presses things by a mouse or by keys alone, and how often something was pressed. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  /** presses a key of the panel; a person with a mouse presses the control there instead */
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

/** Goes from one thing to the next by Tab, as long as it takes, and never touches a mouse. */
export function keys(page: Page): Hands {
  let done = 0;
  const press = async (name: string) => {
    done += 1;
    await page.keyboard.press(name);
  };
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    // Tab stops once at a group of radios, and arrows go on in it
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
