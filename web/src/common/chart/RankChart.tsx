import { excerpt } from '@tero/shared/rules/text/text';
import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisStyle, gridStyle, initialSize, tooltipStyle } from './style.ts';

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

/** Shows a chart that compares a few values, with one bar each. */
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
