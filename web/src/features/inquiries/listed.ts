/** Joins names: `Ana`, `Ana y Beto`, `Ana, Beto y Caro`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last;
}
