import { fold } from './text.ts';

export const durations = ['corta', 'media', 'larga'] as const;
export type Duration = (typeof durations)[number];

const patterns: Record<Duration, RegExp> = {
  corta: /\bhoras?\b|(?<![\d-])1-2(?![\d-])/,
  media: /\bdias?\b|(?<![\d-])3-5(?![\d-])/,
  larga: /\bsemanas?\b|\+5(?!\d)/,
};

/** S1 §9: which duration filters a free text answers to; whole words, one text may answer to several (decisions). */
export function durationsOf(text: string): Duration[] {
  const folded = fold(text);
  return durations.filter((name) => patterns[name].test(folded));
}

/** Bits of the durations, corta = 1: how the database keeps and filters them. */
export function durationMask(names: readonly Duration[]): number {
  return names.reduce((mask, name) => mask | (1 << durations.indexOf(name)), 0);
}
