/** A filter of a table, sent to the server by its name. Its value is one of `choices`, or an id when there are none. */
export interface Filter {
  name: string;
  label: string;
  choices?: readonly { value: string; label: string }[];
}

/** Returns a filter's value in the address if it is valid, or null. */
export function chosenOf({ choices }: Filter, given: string | null): string | null {
  if (choices) return choices.find(({ value }) => value === given)?.value ?? null;
  return given && /^[1-9]\d{0,8}$/.test(given) ? given : null;
}

/** Whether a text of the address is a local day that the server takes. */
export function isDay(text: string | null): boolean {
  return text !== null && /^20[2-9]\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Builds choices from the labels of a closed list. */
export function choicesOf(labels: Readonly<Record<string, string>>): NonNullable<Filter['choices']> {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
