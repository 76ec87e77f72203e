import { whenIdle } from '../../lib/device/idle.ts';
import { savesData } from '../../lib/device/saving.ts';
import { routeOf } from './crashes.ts';

/** One visit in this number is measured. */
const sample = 5;

/** Measures a sample of visits once the browser is idle. Never measures visitors who save data. */
export function watchVitals(): void {
  if (!import.meta.env.PROD || savesData() || Math.random() * sample >= 1) return;
  const { pathname } = window.location;
  whenIdle(() => {
    void import('../../lib/visit-speed.ts').then(
      async ({ measureVisit }) => measureVisit(await routeOf(pathname)),
      () => undefined,
    );
  });
}
