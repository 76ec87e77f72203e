import { useSaving } from '../../ui/saving.ts';
import { asksToSave } from './connection.ts';
import { lasting } from './storage.ts';

const choiceKey = 'tero.saving';
const sparedKey = 'tero.spared';
/** Marks pages that use no fonts of their own. */
const mark = 'data-saving';

/** Returns the choice on this device; null: follow the browser. */
function chosen(): boolean | null {
  const said = lasting.read(choiceKey);
  return said === null ? null : said === '1';
}

/** Follows the choice and the browser, before anything is drawn (rule NAV-110). */
export function followSaving(): void {
  useSaving.setState({ saves: chosen() ?? asksToSave(), spared: Number(lasting.read(sparedKey)) || 0 });
  useSaving.subscribe(({ saves, spared }, before) => {
    show(saves);
    if (spared !== before.spared) lasting.write(sparedKey, String(spared));
  });
  show(useSaving.getState().saves);
}

/** Saves data from now on, or no longer, on this device. */
export function chooseSaving(saves: boolean): void {
  lasting.write(choiceKey, saves ? '1' : '0');
  useSaving.setState({ saves });
}

/** Tells whether data is saved now. */
export function savesData(): boolean {
  return useSaving.getState().saves;
}

function show(saves: boolean): void {
  document.documentElement.toggleAttribute(mark, saves);
}
