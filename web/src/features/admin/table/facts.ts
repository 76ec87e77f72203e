import { dateAndTime } from '@tero/shared/rules/time/time';
import type { Fact } from '../../../ui/FactList.tsx';

interface Person {
  id: number;
  name: string;
  email: string;
  company_name?: string | null;
}

/** Tells a person or a firm from another of the same name. */
export function personFacts(label: string, person: Person | null): Fact[] {
  if (!person) return [[label, 'Su cuenta ya no existe']];
  return [
    [label, `${person.name} · ID ${person.id}`],
    ['Empresa', person.company_name ?? null],
    ['Email', person.email],
  ];
}

/** Returns when a row was made, to the minute. */
export function madeAt(instant: string): Fact {
  return ['Desde', dateAndTime(instant)];
}

/** '1 servicio', '3 servicios'; none is left out. */
export function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
