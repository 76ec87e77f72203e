import { words } from '../text/text.ts';
import { country, coverageKeys } from './coverage.ts';

/**
 * Tells whether a provider of a coverage area serves a place, by the same rule as the lists: Uruguay contains all
 * departments, and a department its neighbourhoods. A search for a department includes the places inside it (rule
 * SRCH-20).
 */
export function serves(coverage: string, place: string): boolean {
  const [own, asked, { key: whole }] = [coverageKeys(coverage), coverageKeys(place), coverageKeys(country)];
  if (own.department === whole || asked.key === whole) return true;
  if (asked.key === asked.department) return own.department === asked.department;
  return own.key === asked.key || own.key === asked.department;
}

/** Tells whether both areas are in one department, so that a provider of one area may well go to the other. */
export function isInDepartmentOf(coverage: string, place: string): boolean {
  return coverageKeys(coverage).department === coverageKeys(place).department;
}

/**
 * Returns the places of `areas` that a free text names between commas ('Pocitos, cerca de la rambla'), as coverage
 * texts. If several places share a name, it returns all of them; if a department and its town do, it returns the
 * department.
 */
export function placesSaid(text: string, areas: readonly string[]): string[] {
  const parts = text.split(/[,;.()\n]|\s-\s/).map(said);
  const names = new Set(parts.flatMap((part) => [part, part.replace(lead, '')]));
  const found = areas.map((area) => ({ area, parts: area.split(', ').map(said) }));
  const isNamed = (name: string | undefined) => name !== undefined && names.has(name);
  const within = found.filter(({ parts: [name, department] }) => department !== undefined && name !== department);
  const inWhole = within.filter(({ parts: [name, department] }) => isNamed(`${name} ${department}`));
  const named = within.filter(({ parts: [name] }) => isNamed(name));
  const inNamed = named.filter(({ parts: [, department] }) => isNamed(department));
  const departments = found.filter(({ parts: [name, within] }) => within === undefined && isNamed(name));
  const best = [inWhole, inNamed, named, departments].find(({ length }) => length > 0) ?? [];
  return best.map(({ area }) => area);
}

const lead = /^en |^(en )?(el )?(barrio|zona|ciudad|departamento) (de )?/;

const said = (part: string) => words(part).join(' ');
