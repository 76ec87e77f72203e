import { RankChart } from './RankChart.tsx';
import { TimeChart } from './TimeChart.tsx';

/** The two charts and their library, in one file of the build, which is fetched when a chart is first shown. */
export const charts = { TimeChart, RankChart };
