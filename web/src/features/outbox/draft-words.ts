import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { textOf } from '../../common/outbox/form-words.ts';
import { type FormDraft, partsOfForm } from '../../offline/drafts/drafts.ts';
import { formOf } from '../../offline/kinds.ts';
import type { UnsentDraft } from '../../offline/outbox/stored.ts';

/** maximum number of letters of what was written below a title */
const longest = 140;

const unnamed = 'Un cambio';

/** Returns the kind of draft or item that a form makes, without its text; if there is no form, it is a change. */
export function sortOf(form: string | undefined): string {
  const stem = form && partsOfForm(form)?.stem;
  return (stem && formOf(stem)?.title({})) || unnamed;
}

/** Returns a description of a draft for people. `path` is the path of the form that continues it. */
export function wordsOfDraft({ form, values }: Pick<UnsentDraft, 'form' | 'values'>) {
  const { stem, about = '', waiting } = partsOfForm(form);
  const { title, shown, path } = formOf(stem) ?? { title: () => unnamed, shown: null, path: () => '/pendientes' };
  const { fields } = values as FormDraft<Record<string, unknown>>;
  const goesOn = path(about);
  return {
    title: title(fields),
    shown: excerpt(textOf(shown && fields[shown]), longest),
    path: waiting ? goesOn.concat(goesOn.includes('?') ? '&' : '?', address`waiting=${waiting}`) : goesOn,
  };
}
