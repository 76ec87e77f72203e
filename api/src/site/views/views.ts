import { existsSync } from 'node:fs';
import type { Deps } from '../../deps/deps.ts';
import type { ReadAsVisitor } from '../../http/plugins/visitor-reads.ts';
import { startDrawing } from './drawing.ts';
import type { FinishedPage } from './finished.ts';
import { pagesKept } from './kept.ts';
import type { View } from './messages.ts';

interface Given extends Pick<Deps, 'config' | 'log'> {
  /** the built renderer; without it no view is drawn */
  entry: string;
  readAsVisitor: ReadAsVisitor;
}

/**
 * Pages with their first views, as any visitor without a session sees them (rule FOUND-11). `pageOf` resolves to null
 * where there is none: the page then begins with the app's shell. `finish` makes a page of a view, which is kept.
 */
export function startViews({ entry, readAsVisitor, log, config }: Given) {
  if (!config.firstViews || !existsSync(entry)) return null;
  const onFault = (reason: string) => log.warn({ reason }, 'a first view was not drawn');
  const { draw, close } = startDrawing({ entry, read: readAsVisitor, onFault });
  const kept = pagesKept(() => performance.now());

  return {
    kept: kept.get,
    async pageOf(address: string, finish: (view: View) => FinishedPage): Promise<FinishedPage | null> {
      if (!kept.get(address)) await draw(address, (view) => kept.keep(address, finish(view)));
      return kept.get(address);
    },
    close,
  };
}

export type Views = NonNullable<ReturnType<typeof startViews>>;
