import { fold } from '../text/text.ts';

export const durations = ['corta', 'media', 'larga'] as const;
export type Duration = (typeof durations)[number];

const patterns: Record<Duration, RegExp> = {
  corta: /\bhoras?\b|(?:^|[^\d-])1-2(?![\d-])/,
  media: /\bdias?\b|(?:^|[^\d-])3-5(?![\d-])/,
  larga: /\bsemanas?\b|\+5(?!\d)/,
};

/**
 * Returns the duration filters that a free text matches; whole words, and one text may match several (rule SRCH-15).
 */
export function durationsOf(text: string): Duration[] {
  const folded = fold(text);
  return durations.filter((name) => patterns[name].test(folded));
}

/** Bits of the durations, corta = 1, as the database stores and filters them. */
export function durationMask(names: readonly Duration[]): number {
  return names.reduce((mask, name) => mask | (1 << durations.indexOf(name)), 0);
}
