import { findScreen } from '../screens/screens.ts';

/** Reports uncaught errors and unhandled rejections. */
export function watchCrashes(): void {
  window.addEventListener('error', ({ error }) => reportHere(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportHere(reason));
}

/** Reports a crash of the open screen. The code that cleans and sends it loads after the first paint. */
export function reportHere(error: unknown): void {
  const route = routeOf(window.location.pathname);
  void import('../../lib/crash-report.ts').then(
    async ({ reportCrash }) => reportCrash(error, await route),
    // without signal nothing could be reported
    () => undefined,
  );
}

/** Returns the pattern of a path's route, such as `/servicios/:id`. */
export function routeOf(pathname: string): string {
  return findScreen(pathname)?.entry.path ?? '*';
}
