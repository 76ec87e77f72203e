import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import type { Began } from '../../offline/drafts/drafts.ts';
import { type Difference, differencesOf, type FormWords, takenOf, valueAt } from './differences.ts';

interface Versioned {
  version?: string | undefined;
}

interface Given<V extends FieldValues, Out, T extends Versioned | undefined> {
  form: UseFormReturn<V, unknown, Out>;
  /** what was read when the form was opened; undefined: something new */
  opened: T;
  /** returns the fields of the form that begins with what was read */
  valuesOf: (shown: T) => V;
  /** of a draft: what it began with, which may be older than `opened` */
  began?: Began<V> | undefined;
  words: FormWords;
  /** sends the form again, with what was chosen */
  submit: () => void;
  /** called with what is there now when the form takes it as its new beginning; `all`: in the place of what was typed */
  onRebase?: (theirs: T, all: boolean) => void;
}

/** What an edit needs when somebody else may have changed the same meanwhile; shown by `Conflict`. */
export interface ConflictState {
  /** returns what the form began with: its version is sent, and its draft keeps it */
  began: () => Began<FieldValues>;
  /** takes the refusal of an edit that began with an older version; returns false for any other error */
  takes: (error: unknown) => boolean;
  /** the fields in question; null: nobody has changed anything */
  differences: readonly Difference[] | null;
  /** sends what is typed, with what only the others have changed; of the fields of both, those `theirs` names are taken */
  keep: (theirs?: readonly string[]) => void;
  /** puts what is there now into the form */
  take: () => void;
}

interface Following<T> extends ConflictState {
  /** begins with a newer reading, unless something is typed already */
  follow: (now: T) => void;
}

/** Set by Pendientes, where the choice was made. */
export interface ConflictChoice {
  conflict?: 'mine';
}

/** Lets a person choose, field by field, between what they typed and what has come meanwhile (rule NAV-96). */
export function useConflict<V extends FieldValues, Out, T extends Versioned | undefined>(
  given: Given<V, Out, T>,
): Following<T> {
  const { form, opened, valuesOf } = given;
  const latest = useRef(given);
  latest.current = given;
  const choice = (useLocation().state as ConflictChoice | null)?.conflict;
  const began = useRef<Began<V>>(given.began ?? { version: opened?.version, fields: valuesOf(opened) });
  const [theirs, setTheirs] = useState<T | null>(() => (isNewer(began.current, opened) ? opened : null));
  // the choice is sent once the form shows it
  const [round, setRound] = useState(choice === 'mine' && theirs ? 1 : 0);

  const differences = (now: T) =>
    differencesOf(latest.current.words, {
      began: began.current.fields,
      mine: form.getValues(),
      theirs: valuesOf(now),
    });

  function rebase(now: T, all: boolean): void {
    began.current = { version: now?.version, fields: valuesOf(now) };
    latest.current.onRebase?.(now, all);
    setTheirs(null);
  }

  function keepOver(now: T, taken: readonly string[]): void {
    const values = valuesOf(now);
    for (const name of takenOf(differences(now), (field) => taken.includes(field))) {
      form.setValue(name as Path<V>, valueAt(values, name) as never, { shouldDirty: true });
    }
    rebase(now, false);
    setRound((before) => before + 1);
  }

  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    if (theirs) keepOver(theirs, []);
    else latest.current.submit();
  };
  useEffect(() => {
    if (round > 0) settle.current();
  }, [round]);

  const shown = theirs && differences(theirs);
  return {
    began: () => began.current,
    takes(error) {
      if (!isApiError(error, 'changed_meanwhile') || !error.current) return false;
      const now = error.current as T;
      // it already says what is typed: a lost answer, or a release that counts versions otherwise
      if (differences(now).length === 0) keepOver(now, []);
      else setTheirs(now);
      return true;
    },
    differences: shown?.length ? shown : null,
    keep: (taken = []) => theirs && keepOver(theirs, taken),
    follow(now) {
      if (!form.formState.isDirty) began.current = { version: now?.version, fields: valuesOf(now) };
    },
    take() {
      if (!theirs) return;
      form.reset(valuesOf(theirs), { keepDirtyValues: false });
      rebase(theirs, true);
    },
  };
}

function isNewer(began: Began<unknown>, opened: Versioned | undefined): boolean {
  return began.version !== undefined && opened?.version !== undefined && began.version !== opened.version;
}
