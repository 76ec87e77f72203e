import { country, coverageKeys } from '../places/coverage.ts';
import { words } from '../text/text.ts';
import type { Weekday } from '../time/schedule.ts';
import { searchWords } from './words/signs.ts';
import { stem } from './words/stem.ts';

/**
 * The fields of a service that the search reads. The server's rows and the device's cached services both become one.
 */
export interface SearchedService {
  title: string;
  description: string;
  categoryId: number;
  coverageArea: string;
  serviceType: string;
  days: readonly Weekday[];
  /** names of the provider, its company and what it does */
  names: readonly (string | null | undefined)[];
}

const longest = 40;
const most = 1500;

/** Terms of the index. A mark is one word that nobody types: its kind, and the name without spaces. */
export const titleTerm = (token: string) => `titulo${token}`;
export const nameTerm = (token: string) => `nombre${token}`;
export const categoryTerm = (id: number) => `rubro${id}`;
export const zoneTerm = (area: string) => `zona${words(area).join('')}`;
export const insideTerm = (department: string) => `dentro${words(department).join('')}`;
export const dayTerm = (day: Weekday) => `dia${day}`;
export const modeTerm = (serviceType: string) => `modo${serviceType}`;

/** Returns the stems of a text, each once. */
export function stemsOf(text: string): string[] {
  return [...new Set(searchWords(text).map((word) => stem(word).slice(0, longest)))];
}

/** Returns the terms under which a service is found. They are the same in both databases and on the device. */
export function termsOf(service: SearchedService): string[] {
  const title = stemsOf(service.title);
  const names = stemsOf(service.names.filter(Boolean).join(' '));
  const { department } = coverageKeys(service.coverageArea);
  return [
    ...new Set([
      ...title,
      ...title.map(titleTerm),
      ...names,
      ...names.map(nameTerm),
      categoryTerm(service.categoryId),
      zoneTerm(service.coverageArea || country),
      insideTerm(department),
      modeTerm(service.serviceType),
      ...service.days.map(dayTerm),
      ...stemsOf(service.description),
    ]),
  ].slice(0, most);
}
