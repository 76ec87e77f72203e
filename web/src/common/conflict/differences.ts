import { formatPesos } from '@tero/shared/rules/money/money';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { shortDate, startOfDay } from '@tero/shared/rules/time/time';

/** The words for a field: its label, and how to show a value that is not text. */
export type FieldWord = string | { label: string; say: (value: never) => string };

/**
 * The words for a form's fields, by field name ('title', 'email.enabled'), in the order in which the form shows them.
 */
export type FormWords = Readonly<Record<string, FieldWord>>;

/** Returns the words for every field of a form. A missing field does not compile. */
export function formWords<V>(
  words: { [Name in keyof V]-?: string | { label: string; say: (value: V[Name]) => string } },
) {
  return words as unknown as FormWords;
}

/** Returns the words for an amount, which may be typed in any way. */
export function amountWord(label: string): { label: string; say: (typed: string) => string } {
  return {
    label,
    say: (typed) => {
      const pesos = pesosOf(typed);
      return pesos === null ? typed : formatPesos(pesos);
    },
  };
}

/** Returns the words for a day, shown as people write it. */
export function dayWord(label: string): { label: string; say: (day: string) => string } {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return { label, say: (day) => (isDay(day) ? shortDate(startOfDay(day).toISOString()) : day) };
}

/** A field that two have filled in differently. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** whether only the others changed the field since the form was opened */
  isTheirs: boolean;
}

/** Three states of a form's fields: the common start state, the typed state, and the current state on the server. */
export type Three = Record<'began' | 'mine' | 'theirs', object>;

/** Returns the fields whose typed value differs from the current value on the server. '2000' and '2.000' are equal. */
export function differencesOf(words: FormWords, three: Three): Difference[] {
  return Object.entries(words).flatMap(([name, word]): Difference[] => {
    const of = (values: object) => said(word, valueAt(values, name));
    const [began, mine, theirs] = [of(three.began), of(three.mine), of(three.theirs)];
    const label = typeof word === 'string' ? word : word.label;
    return mine === theirs ? [] : [{ name, label, mine, theirs, isTheirs: began === mine }];
  });
}

/** Returns the names of the fields that only the others changed. */
export function onlyTheirs(differences: readonly Difference[]): string[] {
  return differences.flatMap(({ name, isTheirs }) => (isTheirs ? name : []));
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
