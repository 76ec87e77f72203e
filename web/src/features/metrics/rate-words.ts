import { actedRate, formatRate, type People } from '@tero/shared/rules/metrics';

/** Returns the rate of people who acted, or a dash if nobody was reached (rule METR-60). */
export function rateOf(people: People): string {
  return people.reached > 0 ? formatRate(actedRate(people)) : '—';
}

/** Returns the rate together with the numbers behind it: `33,3% (1 de 3)`. */
export function rateWords(people: People): string {
  return people.reached > 0 ? `${rateOf(people)} (${people.acted} de ${people.reached})` : '—';
}

/**
 * Returns the numbers behind a rate in words, or `none` if there is no rate; `one` and `many` name the people who
 * acted.
 */
export function rateNote({ reached, acted }: People, none: string, one: string, many: string): string {
  if (!reached) return none;
  return `${acted} de ${reached} ${reached === 1 ? 'persona' : 'personas'} ${acted === 1 ? one : many}`;
}
