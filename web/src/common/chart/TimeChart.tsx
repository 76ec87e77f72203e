import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
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
  /** the time as text, short for the axis; `fullLabel` is the long form for the tooltip */
  axisLabel: (at: string) => string;
  fullLabel: (at: string) => string;
  /** draws a dot at each bucket of a line */
  dots?: boolean;
}

const colorOf = (color: Series['color']) => `var(--color-${color})`;

/** Shows a chart of values by day or month. */
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
