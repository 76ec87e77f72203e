import { postTitle } from '@tero/shared/rules/posts';
import { excerpt } from '@tero/shared/rules/text/text';
import { longDate } from '@tero/shared/rules/time/time';

/** maximum number of letters that a title takes from the written text */
const longest = 60;

/** Returns a title such as 'Publicación: ' with the beginning of the text; without text, only `what`. */
export function titleOf(what: string, written: unknown): string {
  const text = postTitle(textOf(written));
  return text ? `${what}: ${excerpt(text, longest)}` : what;
}

/** Returns 'Servicio «Rejas»'; without a name, only the sort of thing. */
export function named(what: string, name: unknown): string {
  const text = excerpt(textOf(name), longest);
  return text ? `${what} «${text}»` : what;
}

/** Returns 'Promoción hasta el 1 de diciembre de 2026'; without a day, only `what`. */
export function untilDay(what: string, day: unknown): string {
  return textOf(day) ? `${what} hasta el ${longDate(textOf(day))}` : what;
}

/** Returns the value if it is a string, and '' otherwise. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
