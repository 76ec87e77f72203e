import { z } from 'zod';

/** Identifies a state of the edited data. Responses that older versions cached have no version. */
export const version = z.string().optional();

/**
 * The fields of a response that an edit may change. The server derives the response's `version` from them. It refuses
 * an edit whose `If-Match` names another version with 412 and the current response (docs/decisions/versions.md).
 */
export interface Edits<S extends z.ZodObject = z.ZodObject> {
  of: S;
  fields: readonly (string & keyof z.output<S>)[];
  /** says to a person that it is another one now */
  changed: string;
  /** set where each read is logged: the 412 then leaves the response out, and the app reads it again */
  recorded?: true;
}

/** The reason why a PUT has no version: it overwrites nothing that somebody has read before. */
export interface Unversioned {
  unversioned: string;
}

/** Declares what an edit changes; `what` begins a sentence: 'Este servicio'. */
export function edits<S extends z.ZodObject>(
  what: string,
  of: S,
  fields: readonly Exclude<string & keyof z.output<S>, 'id' | 'version'>[],
): Edits<S> {
  const changed = `${what} cambió después de que empezaste a editar. No guardamos nada: mirá los cambios y elegí con qué quedarte.`;
  return { of, fields, changed };
}
