/** A field in the words of its form: its label, and how it says a value where that is no text. */
export type FieldWord = string | { label: string; say: (value: never) => string };

/** The fields of a form, by their names in it ('title', 'email.enabled'), in the order in which it shows them. */
export type FormWords = Readonly<Record<string, FieldWord>>;

/** Names every field of a form: one that is forgotten does not compile. */
export function formWords<V>(
  words: { [Name in keyof V]-?: string | { label: string; say: (value: V[Name]) => string } },
) {
  return words as unknown as FormWords;
}

/** A field that two have filled in differently. `by`: who changed it since both began with the same. */
export interface Difference {
  name: string;
  label: string;
  by: 'both' | 'mine' | 'theirs';
  mine: string;
  theirs: string;
}

/** Three states of a form's fields: what both began with, what is typed here, and what is there now. */
export interface Three {
  began: object;
  mine: object;
  theirs: object;
}

/** Returns the fields in which what is typed differs from what is there now. */
export function differencesOf(words: FormWords, three: Three): Difference[] {
  return Object.entries(words).flatMap(([name, word]): Difference[] => {
    const [began, mine, theirs] = [valueAt(three.began, name), valueAt(three.mine, name), valueAt(three.theirs, name)];
    if (isSame(mine, theirs)) return [];
    const by = isSame(began, theirs) ? 'mine' : isSame(began, mine) ? 'theirs' : 'both';
    const label = typeof word === 'string' ? word : word.label;
    return [{ name, label, by, mine: said(word, mine), theirs: said(word, theirs) }];
  });
}

/**
 * Returns the fields that take the value that is there now: those that only the others changed, and those of both for
 * which `takes` says so. All others keep what is typed.
 */
export function takenOf(differences: readonly Difference[], takes: (name: string) => boolean): string[] {
  return differences
    .filter(({ name, by }) => by === 'theirs' || (by === 'both' && takes(name)))
    .map(({ name }) => name);
}

export function valueAt(values: object, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** An empty field is one whether it was never filled in or emptied. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one || '') === JSON.stringify(other || '');
}

function said(word: FieldWord, value: unknown): string {
  if (typeof word !== 'string') return word.say(value as never) || nothing;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return Array.isArray(value) ? value.join(', ') || nothing : String(value ?? '') || nothing;
}

const nothing = 'Sin completar';
