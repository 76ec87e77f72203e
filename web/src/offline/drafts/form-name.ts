import type { FormStem } from '../kinds.ts';

/**
 * The name of a form, with the id of its subject ('edit-post-12'), or after a tilde the token of a link, or of the
 * waiting item that it shows.
 */
export type FormName = FormStem | `${FormStem}-${number}` | `${FormStem}-~${string}` | `${FormStem}#${string}`;

/** The parts of a form's name. */
export interface FormNameParts {
  stem: FormStem;
  /** the id of what it is about */
  about?: string;
  /** the waiting item that a form of something new shows */
  waiting?: string;
}

/** Returns whether a stored name is that of a form, of this version of the app or another. */
export function isFormName(name: string): name is FormName {
  return partsOfForm(name) !== null;
}

/** Returns the parts of a name; null for an invalid stored one. */
export function partsOfForm(name: FormName): FormNameParts;
export function partsOfForm(name: string): FormNameParts | null;
export function partsOfForm(name: string): FormNameParts | null {
  const { word, about, waiting } =
    name.match(/^(?<word>[a-z-]*[a-z])(?:-(?<about>\d+|~[\w-]{22}))?(?:#(?<waiting>.+))?$/)?.groups ?? {};
  return word ? { stem: word as FormStem, ...(about && { about }), ...(waiting && { waiting }) } : null;
}

/** Returns the name of the form that begins something new, where a name showed something that waits. */
export function beginning(name: FormName): FormName {
  const { stem, waiting } = partsOfForm(name);
  return waiting ? stem : name;
}
