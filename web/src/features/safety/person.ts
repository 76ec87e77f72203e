/** A provider, as a report names it. */
export interface Person {
  id: number;
  name: string;
}

/** Returns each provider once. */
export function peopleOf(rows: readonly { provider_id: number; provider_name: string }[]): Person[] {
  return [...new Map(rows.map(({ provider_id: id, provider_name: name }) => [id, { id, name }])).values()];
}
