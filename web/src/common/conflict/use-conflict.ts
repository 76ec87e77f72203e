import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import type { Began } from '../../offline/drafts/drafts.ts';
import { type Difference, differencesOf, type FormWords, onlyTheirs, valueAt } from './differences.ts';

interface Given<V extends FieldValues, Out, T> {
  form: UseFormReturn<V, unknown, Out>;
  /** what was read when the form was opened; undefined: something new */
  shown: T;
  /** returns the fields of the form that begins with what was read */
  fields: (shown: T) => V;
  words: FormWords;
  /** sends the form again, with what was chosen */
  submit: () => void;
  /**
   * called with the current state when the form takes it as its new start; `all`: the state also replaces typed text
   */
  onRebase?: (theirs: T, all: boolean) => void;
}

/** The choices for `ConflictPanel` when somebody else has changed the edited thing. */
export interface Conflict {
  differences: readonly Difference[];
  /** sends the typed fields, but the current values for the named fields */
  keep: (theirs: readonly string[]) => void;
  /** puts what is there now into the form */
  take: () => void;
}

/** Set by Pendientes, where the choice was made. */
export interface ConflictChoice {
  conflict?: 'mine';
}

/** Lets a person choose, field by field, between what they typed and what has come meanwhile (rule NAV-96). */
export function useConflict<V extends FieldValues, Out, T extends { version?: string | undefined } | undefined>(
  given: Given<V, Out, T>,
) {
  const { form, shown, fields, words, submit, onRebase } = given;
  const choice = (useLocation().state as ConflictChoice | null)?.conflict;
  const base = useRef<Began<V>>({ version: shown?.version, fields: fields(shown) });
  const [theirs, setTheirs] = useState<T | null>(null);
  // sent once the form shows what was chosen
  const [round, setRound] = useState(0);
  const between = (now: T) =>
    differencesOf(words, { began: base.current.fields, mine: form.getValues(), theirs: fields(now) });

  function rebase(now: T, all: boolean): void {
    base.current = { version: now?.version, fields: fields(now) };
    setTheirs(null);
    onRebase?.(now, all);
  }
  function keepOver(now: T, taken: readonly string[]): void {
    const values = fields(now);
    for (const name of taken) form.setValue(name as Path<V>, valueAt(values, name) as never, { shouldDirty: true });
    rebase(now, false);
    setRound((before) => before + 1);
  }
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => (theirs ? keepOver(theirs, onlyTheirs(between(theirs))) : submit());
  useEffect(() => {
    if (round > 0) settle.current();
  }, [round]);

  function take(now: T): void {
    form.reset(fields(now), { keepDirtyValues: false });
    rebase(now, true);
  }
  const differences = theirs ? between(theirs) : [];
  const conflict: Conflict | null =
    theirs && differences.length > 0
      ? { differences, keep: (taken) => keepOver(theirs, taken), take: () => take(theirs) }
      : null;
  return {
    /** null: nobody has changed anything */
    conflict,
    /** returns the state with which the form began: the form sends its version, and its draft keeps it */
    began: () => base.current,
    /** sets what it began with: a draft's beginning may be older than what was read, and a newer reading may follow */
    begin(began: Began<V>) {
      base.current = began;
      if (began.version === undefined || shown?.version === undefined || began.version === shown.version) return;
      setTheirs(shown);
      if (choice === 'mine') setRound((before) => before + 1);
    },
    /** takes the refusal of an edit that began with an older version; returns false for any other error */
    takes(error: unknown): boolean {
      if (!isApiError(error, 'changed_meanwhile') || !error.current) return false;
      const now = error.current as T;
      // it already says what is typed: a lost answer, or a release that counts versions otherwise
      if (between(now).length === 0) keepOver(now, []);
      else setTheirs(now);
      return true;
    },
  };
}
