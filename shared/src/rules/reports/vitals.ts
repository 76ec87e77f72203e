/** The measurements of a visit: Google's Core Web Vitals, and two that explain them. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

export const vitalDevices = ['mobile', 'desktop'] as const;
export const vitalConnections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Each bucket ends at this multiple of its beginning: a percentile is known within 5%. */
const step = 1.1;
/** The share of visits that are at least as good as the figure that is shown. */
const share = 0.75;

/** Milliseconds are counted as they are, the shifts of CLS in thousandths. */
function scaled(name: VitalName, value: number): number {
  return name === 'CLS' ? value * 1000 : value;
}

/** Returns the bucket of a value: 0 below 1 ms or 0.001 of CLS, otherwise a logarithmic bucket. */
export function bucketOf(name: VitalName, value: number): number {
  const size = scaled(name, value);
  return size < 1 ? 0 : 1 + Math.floor(Math.log(size) / Math.log(step));
}

/** Returns the middle of a bucket: milliseconds, or the score of CLS. */
function middleOf(name: VitalName, bucket: number): number {
  if (bucket === 0) return 0;
  const size = step ** (bucket - 0.5);
  return name === 'CLS' ? size / 1000 : size;
}

/**
 * Returns the 75th percentile of a histogram, as the value of its bucket; null without visits. Rounded to milliseconds,
 * CLS to thousandths.
 */
export function p75(name: VitalName, buckets: readonly { bucket: number; count: number }[]): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const { bucket, count } of [...buckets].sort((one, other) => one.bucket - other.bucket)) {
    left -= count;
    if (left > 0) continue;
    const value = middleOf(name, bucket);
    return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  }
  return null;
}

/** The bounds of each figure: up to the first it is good, above the second it is poor (web.dev/articles/vitals). */
export const vitalBounds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};
