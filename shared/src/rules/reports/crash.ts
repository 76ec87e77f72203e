import { limits } from '../../limits.ts';

/*
 * Each pattern begins with one character before the match, which says where a match may begin, and stays. The first
 * pattern matches a place in a file of the app, with line and column for a source map; the origin is removed.
 */
const place = String.raw`[^](?:https?:\/\/[^\s\/()]+)?(\/(?:assets\/[\w.-]+|sw)\.js)(?:\?[^\s:)]*)?((?::\d+){0,2})`;
const url = String.raw`[^\w+.-](?:[a-z][\w+.-]*:\/\/|blob:|data:)[^\s)"']+`;
const path = String.raw`[^\w.)\]]\/[\w%~-][^\s)"']*`;
const email = String.raw`[^\w.%+-][\w.%+-]+@[\w-]+(?:\.[\w-]+)+`;
const quoted = String.raw`[^]"([^"\n]*)"|\W'([^'\n]*)'(?!\w)`;
const token = String.raw`[^\w-](?:eyJ[\w.-]+|(?=[\w-]*\d)[\w-]{20,}|[\w-]{33,})`;
const number = String.raw`[^]\+?\d(?:[ .-]?\d){4,}`;
const personal = new RegExp([place, url, email, path, quoted, token, number].join('|'), 'gi');

/** Tells whether a text is a property, a type or a function, which error messages quote. */
const isName = (text: string) => /^[\w$.#[\]-]{0,32}$/.test(text) && !/\d{5}/.test(text);

/** Removes the text that could not be parsed, which JavaScript engines quote together with its own quotes. */
function withoutUnparsed(text: string): string {
  const end = text.indexOf(' is not valid JSON');
  const begin = text.search(/(\.\.\.)?"/);
  return begin === -1 || begin > end ? text : `${text.slice(0, begin)}"…"${text.slice(end)}`;
}

/**
 * Returns an error's message or stack without what may be about a person (rule ADM-29): emails, numbers of 5 digits or
 * more, tokens, addresses with their queries, and quoted texts. Places in the app's own files stay.
 */
function withoutPersonal(text: string): string {
  const all = ` ${withoutUnparsed(text)}`;
  let kept = '';
  let end = 1;
  for (let found = personal.exec(all); found; found = personal.exec(all)) {
    kept += all.slice(end, found.index + 1) + instead(found);
    end = personal.lastIndex;
    // the last character of one may stand before the next
    personal.lastIndex = end - 1;
  }
  return kept + all.slice(end);
}

function instead([found, file, position, double, single]: RegExpExecArray): string {
  if (file !== undefined) return `${file}${position}`;
  const said = double ?? single;
  if (said !== undefined) return isName(said) ? found.slice(1) : '"…"';
  return '…';
}

export function crashMessage(text: string): string {
  return withoutPersonal(text).slice(0, limits.crashMessage);
}

export function crashStack(text: string): string {
  return withoutPersonal(text).slice(0, limits.crashStack);
}

/** Returns the pattern of a route as it is; in an address, the parts that may be somebody's become `:x`. */
export function crashRoute(route: string): string {
  const parts = route.split(/[?#]/)[0]?.split('/') ?? [];
  const isFixed = (part: string) => /^(:?[a-z][a-z_-]{0,30}\??|\*|)$/i.test(part);
  return parts
    .map((part) => (isFixed(part) ? part : ':x'))
    .join('/')
    .slice(0, limits.crashRoute);
}

/** Returns the lines of a stack that name a place in the app's own files, outermost last. */
export function ownFrames(stack: string): string[] {
  return stack.split('\n').filter((line) => /\/(assets\/[\w.-]+|sw)\.js:\d/.test(line));
}
