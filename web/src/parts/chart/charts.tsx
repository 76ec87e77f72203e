import { excerpt } from '@tero/shared/rules/text/text';
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
import { axisStyle, gridStyle, initialSize, tooltipStyle } from './style.ts';

export interface Series {
  /** the field of each bucket with the value */
  key: string;
  name: string;
  color: 'primary' | 'accent';
  /** `stack`: stacked bars */
  look: 'bar' | 'stack' | 'line';
}

interface TimeChartProps {
  buckets: readonly { readonly [field: string]: string | number }[];
  /** the field of each bucket with the time */
  at: string;
  series: readonly Series[];
  /** the time as text, short for the axis and long for the tooltip */
  axisLabel: (at: string) => string;
  fullLabel: (at: string) => string;
  /** draws a dot at each bucket of a line */
  dots?: boolean;
}

const colorOf = (color: Series['color']) => `var(--color-${color})`;

/** A chart of values by day or month. */
export function TimeChart({ buckets, at, series, axisLabel, fullLabel, dots = false }: TimeChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={initialSize}>
      <ComposedChart data={[...buckets]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: -18 }}>
        <CartesianGrid {...gridStyle} />
        <XAxis dataKey={at} tickFormatter={axisLabel} minTickGap={12} interval="preserveStartEnd" {...axisStyle} />
        <YAxis allowDecimals={false} {...axisStyle} />
        <Tooltip
          {...tooltipStyle}
          cursor={{ fill: 'var(--color-sunken)' }}
          labelFormatter={(moment) => fullLabel(String(moment))}
        />
        {series.map(({ key, name, color, look }) =>
          look === 'line' ? (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={colorOf(color)}
              strokeWidth={2.5}
              dot={dots && { r: 3, fill: colorOf(color) }}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={colorOf(color)}
              {...(look === 'stack' ? { stackId: 'stack' } : { radius: [4, 4, 0, 0] })}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

interface RankChartProps {
  rows: readonly { id: number; title: string; value: number }[];
  /** name of the value */
  name: string;
  tick?: (value: number) => string;
  format?: (value: number) => string;
  /** a target value, drawn as a line */
  mark?: number;
  /** the values are whole numbers */
  whole?: boolean;
}

/** A chart that compares a few values with one bar each. */
export function RankChart({ rows, name, tick = String, format = String, mark, whole = false }: RankChartProps) {
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  const titleOf = (id: unknown) => titles.get(Number(id)) ?? '';
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={initialSize}>
      <BarChart
        data={[...rows]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...gridStyle} vertical horizontal={false} />
        <XAxis type="number" allowDecimals={!whole} tickFormatter={tick} {...axisStyle} />
        <YAxis
          type="category"
          dataKey="id"
          width={120}
          tickFormatter={(id: number) => excerpt(titleOf(id), 16)}
          interval={0}
          {...axisStyle}
        />
        <Tooltip
          {...tooltipStyle}
          cursor={{ fill: 'var(--color-sunken)' }}
          formatter={(value) => format(Number(value))}
          labelFormatter={titleOf}
        />
        {mark !== undefined && <ReferenceLine x={mark} stroke="var(--color-accent)" strokeDasharray="4 4" />}
        <Bar
          dataKey="value"
          name={name}
          fill="var(--color-primary)"
          radius={[0, 4, 4, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
