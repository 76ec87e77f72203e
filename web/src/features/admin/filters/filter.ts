export interface Choice {
  value: string;
  label: string;
}

/** Rows of other lists, found by their names; null: nothing is looked for. */
export interface PickList {
  useFound: (text: string | null) => { found: readonly Choice[]; state: 'ready' | 'loading' | 'failed' };
}

/**
 * A filter of a table, sent to the server by its name. Its value is one of `choices`, or the id of a row: picked by its
 * name, or typed.
 */
export interface Filter {
  name: string;
  label: string;
  choices?: readonly Choice[];
  /** choices that are fetched */
  useChoices?: () => readonly Choice[];
  pick?: PickList;
}

/** The filters of a table: all parameters that its endpoint takes (narrowing.test.ts). */
export interface Narrowing {
  /** what the search finds rows by; without it the table has none */
  searchHint?: string;
  filters?: readonly Filter[];
  /** the date by which the rows can be filtered: 'Registro' */
  day?: string;
}

/** Returns a filter's value in the address if it is valid, or null. */
export function chosenOf({ choices }: Filter, given: string | null): string | null {
  if (choices) return choices.find(({ value }) => value === given)?.value ?? null;
  return given && /^[1-9]\d{0,8}$/.test(given) ? given : null;
}

/** Tells whether a text of the address is a local day that the server takes. */
export function isDay(text: string | null): boolean {
  return text !== null && /^20[2-9]\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Builds choices from the labels of a closed list. */
export function choicesOf(labels: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
