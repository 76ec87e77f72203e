import { existsSync } from 'node:fs';
import type { Deps } from '../../deps/deps.ts';
import type { ReadAsVisitor } from '../../http/plugins/visitor-reads.ts';
import { startDrawing } from './drawing.ts';
import { viewsKept } from './kept.ts';
import type { View } from './messages.ts';
import { pageTokens } from './page-tokens.ts';

interface Given extends Pick<Deps, 'config' | 'clock' | 'log'> {
  /** the built renderer; without it no view is drawn */
  entry: string;
  readAsVisitor: ReadAsVisitor;
}

/**
 * The first views of pages, as any visitor without a session sees them (rule FOUND-11). `viewOf` resolves to null where
 * there is none: the page then begins with the app's shell.
 */
export function startViews({ entry, readAsVisitor, log, ...deps }: Given) {
  if (!deps.config.firstViews || !existsSync(entry)) return null;
  const tokens = pageTokens(deps);
  const read: ReadAsVisitor = async (address) => tokens.mark(await readAsVisitor(address));
  const onFault = (reason: string) => log.warn({ reason }, 'a first view was not drawn');
  const { draw, close } = startDrawing({ entry, read, onFault });
  const kept = viewsKept<View>(() => performance.now());
  const underWay = new Map<string, Promise<View | null>>();

  function drawn(address: string): Promise<View | null> {
    const keep = (view: View) => kept.keep(address, view, 2 * (view.root.length + view.data.length));
    const drawing = draw(address, keep).finally(() => underWay.delete(address));
    underWay.set(address, drawing);
    return drawing;
  }

  return {
    viewOf: async (address: string) => kept.get(address) ?? (await (underWay.get(address) ?? drawn(address))),
    writeTokens: tokens.write,
    /** Starts the thread before the first visitor comes: its code takes longer to load than a page waits. */
    warm: () => void drawn('/help'),
    close,
  };
}

export type Views = NonNullable<ReturnType<typeof startViews>>;
