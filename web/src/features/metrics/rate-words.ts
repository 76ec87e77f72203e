import { actedRate, formatRate, type People } from '@tero/shared/rules/metrics';

/** The rate of people who acted; a dash when nobody was reached, of whom there is no rate (rule METR-60). */
export function rateOf(people: People): string {
  return people.reached > 0 ? formatRate(actedRate(people)) : '—';
}

/** The rate with the people that it is made of: `33,3% (1 de 3)`. */
export function rateWords(people: People): string {
  return people.reached > 0 ? `${rateOf(people)} (${people.acted} de ${people.reached})` : '—';
}

/**
 * Says in words what a rate is made of, or that there is none; `one` and `many` are the words for the people who acted.
 */
export function rateNote({ reached, acted }: People, none: string, one: string, many: string): string {
  if (!reached) return none;
  return `${acted} de ${reached} ${reached === 1 ? 'persona' : 'personas'} ${acted === 1 ? one : many}`;
}
