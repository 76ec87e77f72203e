import { dateAndTime } from '@tero/shared/rules/time/time';
import type { Fact } from '../../../ui/FactList.tsx';

interface Person {
  id: number;
  name: string;
  email: string;
  company_name?: string | null;
}

/** Returns facts that distinguish a person or a firm from others with the same name. */
export function personFacts(label: string, person: Person | null): Fact[] {
  if (!person) return [[label, 'Su cuenta ya no existe']];
  return [
    [label, `${person.name} · ID ${person.id}`],
    ['Empresa', person.company_name ?? null],
    ['Email', person.email],
  ];
}

/** Returns the date and time at which a row was created, to the minute. */
export function madeAt(instant: string): Fact {
  return ['Desde', dateAndTime(instant)];
}

/** Returns an array with a number and its noun, such as '3 servicios'; the array is empty if the number is 0. */
export function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
