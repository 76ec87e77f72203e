/** The forms that keep a draft, as their names begin. A new one gets words and a path in Pendientes (`draft-words`). */
export const formStems = [
  'create-post',
  'edit-post',
  'create-service',
  'edit-service',
  'create-offer',
  'edit-offer',
  'create-quote',
  'edit-quote',
  'create-inquiry',
  'profile',
  'review',
  'reply',
  'contact',
  'support',
  'report',
] as const;

export type FormStem = (typeof formStems)[number];

/**
 * The name of a form: with the id of what it is about ('edit-post-12'), or after a tilde the token of a link; or of the
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

/** Returns whether a stored name is that of a form of this version of the app. */
export function isFormName(name: string): name is FormName {
  return partsOfForm(name) !== null;
}

/** Returns the parts of a name; null for a stored one that this version of the app does not have. */
export function partsOfForm(name: FormName): FormNameParts;
export function partsOfForm(name: string): FormNameParts | null;
export function partsOfForm(name: string): FormNameParts | null {
  const { word, about, waiting } =
    name.match(/^(?<word>[a-z-]*[a-z])(?:-(?<about>\d+|~[\w-]{22}))?(?:#(?<waiting>.+))?$/)?.groups ?? {};
  const stem = formStems.find((known) => known === word);
  return stem ? { stem, ...(about && { about }), ...(waiting && { waiting }) } : null;
}

/** Returns the name of the form that begins something new, where a name showed something that waits. */
export function beginning(name: FormName): FormName {
  const { stem, waiting } = partsOfForm(name);
  return waiting ? stem : name;
}
