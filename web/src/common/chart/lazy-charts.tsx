import { type ComponentType, lazy } from 'react';

const fetchCharts = async () => (await import('./charts.ts')).charts;

/**
 * Returns a chart component that loads its code when first shown. Both charts and their library are one file. If it
 * cannot load, the numbers are still shown.
 */
function lazyChart<P>(pick: (charts: Awaited<ReturnType<typeof fetchCharts>>) => ComponentType<P>) {
  return lazy(async () => {
    try {
      return { default: pick(await fetchCharts()) };
    } catch {
      return { default: Undrawn as ComponentType<P> };
    }
  });
}

export const TimeChart = lazyChart((charts) => charts.TimeChart);
export const RankChart = lazyChart((charts) => charts.RankChart);

function Undrawn() {
  return (
    <p className="flex size-full items-center justify-center rounded-control bg-sunken px-4 text-center text-muted">
      No pudimos dibujar el gráfico. Los números están abajo.
    </p>
  );
}
