import { limits } from '../../limits.ts';

/** The times that people can answer, in minutes (rule ASK-12). */
export const responseDelays = [15, 60, 120, 240, 480, 1440, 2880] as const;
export type ResponseDelay = (typeof responseDelays)[number];

/** A person's answer about a contact: responded, did not respond, or skipped. */
export const outcomes = ['responded', 'silent', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** The last answer of one person about a provider. `minutes`: null without a response, or when the time is unknown. */
export interface Answer {
  outcome: Outcome;
  minutes: number | null;
}

/** The time in which a provider usually responds, and the number of people who answered. */
export interface ResponseTime {
  minutes: number;
  answers: number;
}

/** The number of «no me respondió» answers that do not count, for every provider (rule ASK-16). */
export const forgiven = 2;

/** Returns the middle of values, of an even number the mean of the two in the middle; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) return null;
  return lower === upper ? upper : (lower + upper) / 2;
}

/**
 * Returns how soon a provider usually responds: the median over each person's last answer, where a missing response
 * counts as the longest, except the first few. Returns null for too few answers, or when no response is usual (rule
 * ASK-15).
 */
export function usualResponse(answers: readonly Answer[]): ResponseTime | null {
  const times = answers.flatMap(({ outcome, minutes }) => (outcome === 'responded' && minutes !== null ? minutes : []));
  const silences = answers.filter(({ outcome }) => outcome === 'silent').length;
  const counted = times.length + silences;
  if (counted < limits.responseAnswers) return null;
  const endless = Array.from({ length: Math.max(0, silences - forgiven) }, () => Number.POSITIVE_INFINITY);
  const minutes = median([...times, ...endless]);
  return minutes === null || minutes === Number.POSITIVE_INFINITY ? null : { minutes, answers: counted };
}

const hour = 60;
const day = 24 * hour;

/** Writes a time for people: 'unos 15 minutos', 'una hora', 'unas 2 horas', 'un día', 'unos 2 días'. */
export function timeWords(minutes: number): string {
  if (minutes < 0.75 * hour) return `unos ${Math.max(5, Math.round(minutes / 5) * 5)} minutos`;
  if (minutes < 1.5 * hour) return 'una hora';
  if (minutes < 0.75 * day) return `unas ${Math.round(minutes / hour)} horas`;
  return minutes < 1.5 * day ? 'un día' : `unos ${Math.round(minutes / day)} días`;
}

/** 'Suele responder en unas 2 horas (14 respuestas)'. */
export function responseWords({ minutes, answers }: ResponseTime): string {
  return `Suele responder en ${timeWords(minutes)} (${answers} respuestas)`;
}
