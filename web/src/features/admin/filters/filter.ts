export interface Choice {
  value: string;
  label: string;
}

/** Finds rows of other lists by their names. With null as the text, `useFound` does not search. */
export interface PickList {
  useFound: (text: string | null) => { found: readonly Choice[]; state: 'ready' | 'loading' | 'failed' };
}

/**
 * A filter of a table. The request sends its value under its `name`. The value is one of `choices`, or the id of a row.
 * The administrator picks the row by its name, or types the id.
 */
export interface Filter {
  name: string;
  label: string;
  choices?: readonly Choice[];
  /** returns choices that come from the server */
  useChoices?: () => readonly Choice[];
  pick?: PickList;
}

/**
 * The search and the filters of a table. narrowing.test.ts checks that they offer all that the endpoint can filter by.
 */
export interface Narrowing {
  /** says what the search looks at; a table without it has no search */
  searchHint?: string;
  filters?: readonly Filter[];
  /** the name of the date by which the rows can be filtered: 'Registro' */
  day?: string;
}

/** Returns a filter's value from the address, or null if there is none or it is invalid. */
export function chosenOf({ choices }: Filter, given: string | null): string | null {
  if (choices) return choices.find(({ value }) => value === given)?.value ?? null;
  return given && /^[1-9]\d{0,8}$/.test(given) ? given : null;
}

/** Returns whether a text from the address is a local day that the server accepts. */
export function isDay(text: string | null): boolean {
  return text !== null && /^20[2-9]\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Builds the choices of a filter from a record of labels. */
export function choicesOf(labels: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
