import { formatPesos } from '@tero/shared/rules/money/money';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { shortDate, startOfDay } from '@tero/shared/rules/time/time';

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

/** An amount, however it was typed. */
export function amountWord(label: string): { label: string; say: (typed: string) => string } {
  return {
    label,
    say: (typed) => {
      const pesos = pesosOf(typed);
      return pesos === null ? typed : formatPesos(pesos);
    },
  };
}

/** A day, as people write it. */
export function dayWord(label: string): { label: string; say: (day: string) => string } {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return { label, say: (day) => (isDay(day) ? shortDate(startOfDay(day).toISOString()) : day) };
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

/** Returns the fields in which what is typed says something else than what is there now: '2000' says '2.000'. */
export function differencesOf(words: FormWords, three: Three): Difference[] {
  return Object.entries(words).flatMap(([name, word]): Difference[] => {
    const [began, mine, theirs] = [three.began, three.mine, three.theirs].map((values) =>
      said(word, valueAt(values, name)),
    ) as [string, string, string];
    if (mine === theirs) return [];
    const by = began === theirs ? 'mine' : began === mine ? 'theirs' : 'both';
    const label = typeof word === 'string' ? word : word.label;
    return [{ name, label, by, mine, theirs }];
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

function said(word: FieldWord, value: unknown): string {
  if (typeof word !== 'string') return word.say(value as never) || nothing;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return String(value ?? '') || nothing;
}

const nothing = 'Sin completar';
