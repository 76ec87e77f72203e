import { capitalised } from './text/letters.ts';

/** Matches parts of a name in brackets or quotes, which are mostly nicknames. */
const aside = /\([^)]*\)?|\[[^\]]*\]?|["“«][^"”»]*["”»]?/gu;
const initialOf = /\p{L}\p{M}*/u;

/** Returns the words of a name that have letters: `Ana -` and `Juan 🔧` have one such word. */
function namesIn(name: string): string[] {
  const named = (text: string) => text.split(/\s+/u).filter((word) => initialOf.test(word));
  const names = named(name.replace(aside, ' '));
  return names.length > 0 ? names : named(name);
}

/** Returns the name by which a person is addressed: 'Ana' of 'Ana María Pérez'. */
export function firstName(name: string): string {
  return namesIn(name)[0] ?? name.trim();
}

/** Returns a person's first name and the initial of the last: 'Ana P.' of 'Ana María Pérez' (rule TEXT-4). */
export function shortName(name: string): string {
  const [, ...others] = namesIn(name);
  const initial = initialOf.exec(others.at(-1) ?? '')?.[0];
  return initial ? `${firstName(name)} ${capitalised(initial)}.` : firstName(name);
}

/** Returns the initials of a name, in place of a picture; '?' for a name without letters. */
export function initials(name: string): string {
  const names = namesIn(name);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((word) => initialOf.exec(word ?? '')?.[0].toUpperCase()).join('') || '?';
}
