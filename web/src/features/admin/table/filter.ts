/** What narrows a table down, sent to the server under its name: one of its choices, or an id where there are none. */
export interface Filter {
  name: string;
  label: string;
  choices?: readonly { value: string; label: string }[];
}

/** What the address says of a filter, when it makes sense. */
export function chosenOf({ choices }: Filter, given: string | null): string | null {
  if (choices) return choices.find(({ value }) => value === given)?.value ?? null;
  return given && /^[1-9]\d{0,8}$/.test(given) ? given : null;
}

/** Choices from the labels of a closed list. */
export function choicesOf(labels: Readonly<Record<string, string>>): NonNullable<Filter['choices']> {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
