import { crashes } from '@tero/shared/contract/crashes';
import { crashMessage, crashStack, ownFrames } from '@tero/shared/rules/reports/crash';

/** Maximum number of reports per page. When a crash repeats or causes others, the first reports are enough. */
const most = 5;
/** Maximum number of characters of a text; longer texts are cut before the search for personal data. */
const longest = 20_000;
/** Names of errors that the app expects and explains: no connection, a refusal, an interruption. */
const foreseen = /^(Offline|UploadTimeout|Api|NoRoom|Abort|Timeout)Error$/;

const told = new Set<string>();

/**
 * Sends a crash to the server without personal data or the session, even while the page closes (rule ADM-29). `route`
 * is the pattern of the screen's route. Sends each crash once per page. Skips expected errors, and errors that no file
 * of the app appears in, such as those of an extension.
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
