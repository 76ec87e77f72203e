/** Styles of the charts; the colours are the roles of tokens.css, so they follow both schemes. */
export const axisStyle = {
  stroke: 'var(--color-control)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
};

export const gridStyle = { stroke: 'var(--color-line)', vertical: false };

export const tooltipStyle = {
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--color-surface)',
    border: '1px solid var(--color-line)',
    borderRadius: 10,
    color: 'var(--color-ink)',
  },
  itemStyle: { color: 'var(--color-ink)' },
  labelStyle: { color: 'var(--color-muted)' },
};

/** Size before the box has been measured. */
export const initialSize = { width: 320, height: 256 };
