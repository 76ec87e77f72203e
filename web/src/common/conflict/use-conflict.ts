import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import type { Began } from '../../offline/drafts/drafts.ts';
import { type Difference, differencesOf, type FormWords, onlyTheirs, valueAt } from './differences.ts';

interface Given<V extends FieldValues, Out, T> {
  form: UseFormReturn<V, unknown, Out>;
  /** the data that were read when the form was opened; undefined for something new */
  shown: T;
  /** returns the form's fields for the data that were read */
  fields: (shown: T) => V;
  words: FormWords;
  /** sends the form again, with the chosen values */
  submit: () => void;
  /**
   * called with the current state when the form adopts it as its start state; with `all`, it also replaces the typed
   * text
   */
  onRebase?: (theirs: T, all: boolean) => void;
}

/** The choices of `ConflictPanel` when somebody else has changed the edited thing. */
export interface Conflict {
  differences: readonly Difference[];
  /** sends the typed fields, except for the named fields, whose current values it sends */
  keep: (theirs: readonly string[]) => void;
  /** puts the current values into the form */
  take: () => void;
}

/** Set by Pendientes, where the choice was made. */
export interface ConflictChoice {
  conflict?: 'mine';
}

/** Lets a person choose, field by field, between their typed value and the newer value on the server (rule NAV-96). */
export function useConflict<V extends FieldValues, Out, T extends { version?: string | undefined } | undefined>(
  given: Given<V, Out, T>,
) {
  const { form, shown, fields, words, submit, onRebase } = given;
  const choice = (useLocation().state as ConflictChoice | null)?.conflict;
  const base = useRef<Began<V>>({ version: shown?.version, fields: fields(shown) });
  const [theirs, setTheirs] = useState<T | null>(null);
  // sent once the form shows the chosen values
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
    /** returns the start state of the form, whose version is sent and which the draft keeps */
    began: () => base.current,
    /** sets the start state: a draft's may be older than the data that were read, and newer data may follow */
    begin(began: Began<V>) {
      base.current = began;
      if (began.version === undefined || shown?.version === undefined || began.version === shown.version) return;
      setTheirs(shown);
      if (choice === 'mine') setRound((before) => before + 1);
    },
    /** handles the refusal of an edit of an older version; returns false for any other error */
    takes(error: unknown): boolean {
      if (!isApiError(error, 'changed_meanwhile') || !error.current) return false;
      const now = error.current as T;
      // the server already has the typed values: a response was lost, or a release counts versions differently
      if (between(now).length === 0) keepOver(now, []);
      else setTheirs(now);
      return true;
    },
  };
}
