import { excerpt } from '@tero/shared/rules/text/text';
import { beginning, type Draft, type FormName, partsOfForm } from '../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { readKeptDrafts } from '../../offline/outbox/stored.ts';
import { textOf } from '../outbox/form-words.ts';
import { type FormPlace, readStored } from './stored-form.ts';

/**
 * maximum number of begun things of a kind: the person sends or discards one before the next, and none is deleted
 * unasked
 */
export const mostBegun = 10;

const longestName = 60;

/** A new thing that was begun and not seen to be sent, apart from corrections of waiting items. */
export interface Begun {
  form: FormName;
  /** '': nothing names it yet */
  name: string;
  /** when it was last stored */
  at: Date;
}

/** A form as it opens: the name under which it is stored, its stored state, and all things begun of its kind. */
export interface Shown<V> {
  form: FormName;
  opened: OpenedForm<V> | null;
  begun: readonly Begun[];
}

/** Returns what a form of a new thing says of all that was begun of its kind. */
export interface BegunState {
  /** what names the thing that the form shows; '': nothing yet */
  name: string;
  others: readonly Begun[];
  /** 'otro servicio' */
  another: string;
  /** shows another begun thing, or begins a new one (null); the form's present content stays stored */
  goOn: (to: FormName | null) => Promise<void>;
}

/** Returns what a form says of what was begun. */
export function stateOf({ form, begun }: Omit<Shown<unknown>, 'opened'>, another: string, goOn: BegunState['goOn']) {
  const name = begun.find((one) => one.form === form)?.name ?? '';
  return { name, others: begun.filter((one) => one.form !== form), another, goOn } satisfies BegunState;
}

/**
 * Returns what an account began of a kind, newest first, with what was being sent when its page ended; nothing where
 * the kind has one draft.
 */
export async function readBegun(account: number, place: FormPlace): Promise<Begun[]> {
  if (typeof place === 'string' || !place.several) return [];
  const { begins, several } = place;
  const drafts = await readKeptDrafts(account).catch(() => []);
  return drafts.reverse().flatMap(({ form, values, keptAt, waits, isSent }) => {
    const { stem, about } = partsOfForm(form);
    const isCorrection = waits && !isSent;
    if (stem !== begins || about || isCorrection) return [];
    const { fields } = values as { fields: Record<string, unknown> };
    return [{ form, name: excerpt(textOf(fields[several.name]), longestName), at: keptAt }];
  });
}

/** Returns the name of a form that begins another thing. */
export function another(form: FormName): FormName {
  return `${partsOfForm(form).stem}#${crypto.randomUUID()}`;
}

/**
 * Reads what a form shows first: the thing that its address names, or else the thing of its kind that was written last.
 * It also looks in the single place that earlier versions used. If nothing was begun, a new thing begins.
 */
export async function readShown<V>(draft: Draft, place: FormPlace): Promise<Shown<V>> {
  const { account, form } = draft;
  if (typeof place === 'string' || !place.several) return { form, opened: await readStored<V>(draft), begun: [] };
  const begun = await readBegun(account, place);
  const isNamed = partsOfForm(form).waiting !== undefined;
  for (const at of [...(isNamed ? [form] : []), ...begun.slice(0, 1).map((newest) => newest.form), beginning(form)]) {
    const opened = await readStored<V>({ account, form: at });
    if (opened) return { form: at, opened, begun };
  }
  return { form: another(form), opened: null, begun };
}
