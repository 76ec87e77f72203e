import { useSaving } from '../../ui/saving.ts';
import { asksToSave } from './connection.ts';
import { lasting } from './storage.ts';

const choiceKey = 'tero.saving';
const sparedKey = 'tero.spared';
/** Attribute of pages that load no web fonts, to save data. */
const mark = 'data-saving';

/** Returns the choice made on this device; null when the browser's setting applies. */
function chosen(): boolean | null {
  const said = lasting.read(choiceKey);
  return said === null ? null : said === '1';
}

/** Applies the person's choice or the browser's setting. Call it before the first render (rule NAV-110). */
export function followSaving(): void {
  useSaving.setState({ saves: chosen() ?? asksToSave(), spared: Number(lasting.read(sparedKey)) || 0 });
  useSaving.subscribe(({ saves, spared }, before) => {
    show(saves);
    if (spared !== before.spared) lasting.write(sparedKey, String(spared));
  });
  show(useSaving.getState().saves);
}

/** Stores the choice to save data on this device, or not to. */
export function chooseSaving(saves: boolean): void {
  lasting.write(choiceKey, saves ? '1' : '0');
  useSaving.setState({ saves });
}

/** Returns whether the person saves data now. */
export function savesData(): boolean {
  return useSaving.getState().saves;
}

function show(saves: boolean): void {
  document.documentElement.toggleAttribute(mark, saves);
}
