import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { formatRate, type Period } from '@tero/shared/rules/metrics';
import { excerpt } from '@tero/shared/rules/text';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisLabel, bucketLabel } from '../bucket-labels.ts';
import { axisStyle, gridStyle, initialSize, tooltipStyle } from './style.ts';

interface ActivityChartProps {
  buckets: ProviderMetrics['clicksOverTime'];
  period: Period;
}

export function ActivityChart({ buckets, period }: ActivityChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={initialSize}>
      <ComposedChart data={buckets} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: -18 }}>
        <CartesianGrid {...gridStyle} />
        <XAxis
          dataKey="date"
          tickFormatter={(day: string) => axisLabel(day, period)}
          minTickGap={12}
          interval="preserveStartEnd"
          {...axisStyle}
        />
        <YAxis allowDecimals={false} {...axisStyle} />
        <Tooltip
          {...tooltipStyle}
          cursor={{ fill: 'var(--color-sunken)' }}
          labelFormatter={(day) => bucketLabel(String(day), period)}
        />
        <Bar
          dataKey="views"
          name="Vistas"
          fill="var(--color-primary)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        />
        <Line
          dataKey="clicks"
          name="Contactos"
          stroke="var(--color-accent)"
          strokeWidth={2.5}
          dot={period === 'month' ? false : { r: 3, fill: 'var(--color-accent)' }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

interface EngagementChartProps {
  posts: readonly { id: number; title: string; rate: number }[];
}

export function EngagementChart({ posts }: EngagementChartProps) {
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  const titleOf = (id: unknown) => titles.get(Number(id)) ?? '';
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={initialSize}>
      <BarChart
        data={[...posts]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...gridStyle} vertical horizontal={false} />
        <XAxis type="number" tickFormatter={(rate: number) => `${rate}%`} {...axisStyle} />
        <YAxis
          type="category"
          dataKey="id"
          width={120}
          tickFormatter={(id: number) => excerpt(titleOf(id), 18)}
          interval={0}
          {...axisStyle}
        />
        <Tooltip
          {...tooltipStyle}
          cursor={{ fill: 'var(--color-sunken)' }}
          formatter={(rate) => formatRate(Number(rate))}
          labelFormatter={titleOf}
        />
        <ReferenceLine x={limits.highEngagement} stroke="var(--color-accent)" strokeDasharray="4 4" />
        <Bar
          dataKey="rate"
          name="Engagement"
          fill="var(--color-primary)"
          radius={[0, 4, 4, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
