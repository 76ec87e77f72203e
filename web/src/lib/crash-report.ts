import { crashes } from '@tero/shared/contract/crashes';
import { crashMessage, crashStack, ownFrames } from '@tero/shared/rules/reports/crash';

/** The most reports of one page: when a crash repeats or causes others, the first ones tell it. */
const most = 5;
/** Longer texts are cut before they are searched for personal data. */
const longest = 20_000;
/** Errors that the app expects and explains: no connection, a refusal, an interruption. */
const foreseen = /^(Offline|UploadTimeout|Api|NoRoom|Abort|Timeout)Error$/;

const told = new Set<string>();

/**
 * Sends a crash to the server without personal data or the session, even while the page closes (rule ADM-29). `route`
 * is the pattern of the screen's route. It sends each crash once for each page, and skips expected errors and errors
 * without a file of the app, such as an extension's.
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
