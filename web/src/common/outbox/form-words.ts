import { postTitle } from '@tero/shared/rules/posts';
import { excerpt } from '@tero/shared/rules/text/text';
import { longDate } from '@tero/shared/rules/time/time';

/** maximum number of letters of what was written in a title */
const longest = 60;

/** Returns 'Publicación: ' and the beginning of the text; without text only the sort of item. */
export function titleOf(what: string, written: unknown): string {
  const text = postTitle(textOf(written));
  return text ? `${what}: ${excerpt(text, longest)}` : what;
}

/** 'Servicio «Rejas»'; without a name, what it is. */
export function named(what: string, name: unknown): string {
  const text = excerpt(textOf(name), longest);
  return text ? `${what} «${text}»` : what;
}

/** 'Promoción hasta el 1 de diciembre de 2026'; without a day, what it is. */
export function untilDay(what: string, day: unknown): string {
  return textOf(day) ? `${what} hasta el ${longDate(textOf(day))}` : what;
}

/** Returns what a field of texts holds; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
