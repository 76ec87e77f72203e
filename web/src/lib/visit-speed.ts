import { vitals } from '@tero/shared/contract/vitals';
import type { VitalName } from '@tero/shared/rules/reports/vitals';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { connectionType } from './device/connection.ts';

interface Measure {
  name: VitalName;
  value: number;
}

/**
 * Measures the speed of this visit and sends it once, when the page is hidden, without account or address (rule
 * ADM-90). `route` is the pattern of the first route. It loads when the browser is idle, on a sample of visits, and
 * includes earlier measurements of the browser.
 */
export function measureVisit(route: string): void {
  const measures = new Map<VitalName, Measure>();
  let isTold = false;
  const keep = ({ name, value }: Metric) => measures.set(name, { name, value });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  // the library's listeners run first and report its last values
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isTold || measures.size === 0) return;
    isTold = true;
    const report = JSON.stringify({
      build: import.meta.env.VITE_BUILD_ID,
      route,
      device: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
      connection: connectionType() ?? 'unknown',
      measures: [...measures.values()],
    });
    navigator.sendBeacon(vitals.report.path, new Blob([report], { type: 'application/json' }));
  });
}
