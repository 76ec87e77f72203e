/** Returns a person's first name and the initial of the last: 'Ana P.' of 'Ana María Pérez'. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
