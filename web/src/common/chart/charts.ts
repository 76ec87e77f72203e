import { RankChart } from './RankChart.tsx';
import { TimeChart } from './TimeChart.tsx';

/** Both charts with their library: one file of the build, which is fetched when the first of them is shown. */
export const charts = { TimeChart, RankChart };
