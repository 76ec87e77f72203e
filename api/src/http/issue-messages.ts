import { z } from 'zod';
import es from 'zod/v4/locales/es.js';

type Issue = z.core.$ZodRawIssue;

const kinds: Partial<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto con sus campos',
  record: 'un objeto con sus campos',
};

/**
 * Returns the Spanish message for a value of the wrong type. Returns undefined to keep zod's message. Field names stay
 * as the caller wrote them.
 */
function messageOf(issue: Issue): string | undefined {
  const field = issue.path?.join('.');
  const name = field ? `El campo «${field}»` : 'La solicitud';
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined && field) return `Falta el campo «${field}»`;
    return `${name} tiene que ser ${kinds[issue.expected] ?? 'de otro tipo'}`;
  }
  if (issue.code === 'invalid_union' || issue.code === 'invalid_value')
    return `${name} tiene un valor que no se admite`;
  return undefined;
}

/** Sets zod's messages, for the whole process: zod has one configuration. */
export function speakSpanish(): void {
  z.config({ ...es(), customError: messageOf });
}
