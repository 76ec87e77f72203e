import { excerpt } from '@tero/shared/rules/text/text';
import { beginning, type Draft, type FormName, partsOfForm } from '../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { readKeptDrafts } from '../../offline/outbox/stored.ts';
import { textOf } from '../outbox/form-words.ts';
import { type FormPlace, readStored } from './stored-form.ts';

/** maximum number of begun things of a kind; at the limit the person sends or discards one before beginning the next */
export const mostBegun = 10;

const longestName = 60;

/** A new thing that was begun and is not known to be sent, apart from corrections of waiting items. */
export interface Begun {
  form: FormName;
  /** '': nothing names it yet */
  name: string;
  /** when it was last stored */
  at: Date;
}

/** The content of a form: the name under which it is stored, its stored state, and all begun things of its kind. */
export interface Shown<V> {
  form: FormName;
  opened: OpenedForm<V> | null;
  begun: readonly Begun[];
}

/** The begun things of a kind, as the form of a new thing shows them. */
export interface BegunState {
  /** the name of the thing that the form shows; '' while it has none */
  name: string;
  others: readonly Begun[];
  /** 'otro servicio' */
  another: string;
  /** shows another begun thing, or begins a new thing (null); the form's present content stays stored */
  goOn: (to: FormName | null) => Promise<void>;
}

/** Returns the begun things in the shape in which a form shows them. */
export function stateOf({ form, begun }: Omit<Shown<unknown>, 'opened'>, another: string, goOn: BegunState['goOn']) {
  const name = begun.find((one) => one.form === form)?.name ?? '';
  return { name, others: begun.filter((one) => one.form !== form), another, goOn } satisfies BegunState;
}

/**
 * Returns the things of a kind that an account began, newest first, including those that were being sent when their
 * page closed. Returns an empty list where the kind has one draft only.
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

/** Returns a new form name, with which the form begins another thing. */
export function another(form: FormName): FormName {
  return `${partsOfForm(form).stem}#${crypto.randomUUID()}`;
}

/**
 * Reads the first content of a form: the thing that its address names, or else the last written thing of its kind,
 * including the single draft of earlier versions. Where nothing was begun, it begins a new thing.
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
