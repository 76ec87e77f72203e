import { crashes } from '@tero/shared/contract/crashes';
import { crashMessage, crashStack, ownFrames } from '@tero/shared/rules/reports/crash';

/** Reports of one page: a crash that repeats itself, or that makes others, is told by its first ones. */
const most = 5;
/** Longer texts are cut before they are searched for personal data. */
const longest = 20_000;
/** What the app foresees and tells in words: no connection, a refusal, something cut short. */
const foreseen = /^(Offline|UploadTimeout|Api|NoRoom|Abort|Timeout)Error$/;

const told = new Set<string>();

/**
 * Sends a crash to the server, without personal data, without the session, and also while the page is left (rule
 * ADM-29). `route` is the pattern of the screen's route. The same crash is sent once a page, and what the app foresees
 * or what names no file of the app, like an extension, not at all.
 */
export function reportCrash(error: unknown, route: string): void {
  if (!(error instanceof Error) || foreseen.test(error.name)) return;
  const message = crashMessage(`${error.name}: ${error.message.slice(0, longest)}`);
  const stack = crashStack((error.stack ?? '').slice(0, longest));
  const frames = ownFrames(stack);
  const key = [route, ...frames].join('\n');
  if (frames.length === 0 || told.size >= most || told.has(key)) return;
  told.add(key);
  const report = JSON.stringify({ build: import.meta.env.VITE_BUILD_ID, route, message, stack });
  navigator.sendBeacon(crashes.report.path, new Blob([report], { type: 'application/json' }));
}
