import { hash } from 'node:crypto';
import { once } from '@tero/shared/once';
import { joinedParts, marksAmong, partsAtMarks, tokensId, tokensIn } from '@tero/shared/rules/site/page-marks';
import { beginning, type Encoding, joined, longestEnd, sumOf } from './joined.ts';

type Tokens = Readonly<Record<string, string>>;

/** A text as it is sent, but for the tokens at its end. The same for everybody. */
export interface Finished {
  /** the pages whose tokens belong at its end */
  marks: readonly string[];
  /** what it takes in memory, at most */
  bytes: number;
  /** Returns what is sent to one visitor: at once, but for the first time in an encoding. */
  written: (tokens: Tokens, encoding: Encoding) => Written | Promise<Written>;
}

/** A page with its view. */
export interface FinishedPage extends Finished {
  /** search engines may keep it */
  open: boolean;
}

export interface Written {
  tag: string;
  encoding: Encoding;
  body: Buffer;
}

/** Makes a page ready to be sent often. */
export function finishPage(html: string, open: boolean): FinishedPage {
  const cut = html.lastIndexOf('</body>');
  const last = ownText(html.slice(cut));
  const end = (tokens: Tokens) => tokensTag(tokens) + last;
  const sizes = { cut, rest: last.length, longest: longestEnd };
  return { open, ...finish(html, marksAmong(tokensIn(html)), end, sizes) };
}

/** Makes an answer of the API ready to be sent often. Throws where it has a token that is somebody's own: nobody else may get it. */
export function finishAnswer(json: string): Finished {
  const found = tokensIn(json);
  if (found.some(({ mark }) => mark === null))
    throw new Error('an answer for everybody has a page token that nobody marked');
  const cut = found[0]?.at ?? json.length - 1;
  const last = ownText(json.slice(cut));
  // of many posts most would follow the first token: better compressed anew than sent as it is
  const sizes = { cut, rest: last.length, longest: 2048 };
  const parts = partsAtMarks(last);
  return finish(json, marksAmong(found), (tokens) => joinedParts(parts, tokens), sizes);
}

/** The beginning, up to `cut`, is hashed once, and compressed once in each way that is asked for; a whole that has no marks is kept so. */
function finish(
  text: string,
  marks: readonly string[],
  endOf: (tokens: Tokens) => string,
  { cut, rest, longest }: { cut: number; rest: number; longest: number },
): Finished {
  const own = marks.map(ownText);
  // without marks there is one end, the text's, and the whole is kept too
  const whole = own.length > 0 ? null : Buffer.from(text);
  const start = whole
    ? whole.subarray(0, whole.length - Buffer.byteLength(text.slice(cut)))
    : Buffer.from(text.slice(0, cut));
  const sum = once(() => sumOf(start));
  // of what has tokens all but these, by which a visitor's own is told apart; at once, since the text is not kept
  const marked = whole ? '' : hashOf(text);
  const hashed = once(() => marked || hashOf(start));
  const starts = new Map<Encoding, Buffer>([['identity', start]]);
  const wholes = new Map<Encoding, Written>();
  if (whole) wholes.set('identity', { tag: `W/"${hashed()}"`, encoding: 'identity', body: whole });
  const making = new Map<Encoding, Promise<Buffer>>();

  function write(made: Buffer, { tokens, last }: Own, encoding: Encoding): Written {
    const tag = whole ? `W/"${hashed()}"` : `W/"${hashed()}.${nameOf(tokens)}"`;
    return { tag, encoding, body: joined(made, Buffer.from(last), encoding, sum) };
  }

  /** Compresses once, however many ask meanwhile. */
  async function make(end: Own, encoding: Encoding): Promise<Written> {
    const begun = making.get(encoding) ?? beginning(start, encoding);
    making.set(encoding, begun);
    const made = await begun.finally(() => making.delete(encoding));
    const written = wholes.get(encoding) ?? write(made, end, encoding);
    if (whole) wholes.set(encoding, written);
    else starts.set(encoding, made);
    return written;
  }

  return {
    marks: own,
    // markup and data take less than a quarter each once they are compressed
    bytes: Math.ceil(1.5 * start.length) + rest,
    written(tokens, wanted) {
      const known = wholes.get(wanted);
      if (known) return known;
      const last = endOf(tokens);
      const encoding = Buffer.byteLength(last) > longest ? 'identity' : wanted;
      const made = starts.get(encoding);
      const end = { tokens, last };
      return made ? write(made, end, encoding) : make(end, encoding);
    },
  };
}

/** What one visitor is given at the end. */
interface Own {
  tokens: Tokens;
  last: string;
}

/** Names somebody's tokens, each of which is a signature at its end. */
function nameOf(tokens: Tokens): string {
  const [first = '', ...others] = Object.values(tokens);
  return others.length === 0 ? first.slice(-12) : hashOf(`${first} ${others.join(' ')}`).slice(0, 8);
}

/** A part of a text keeps all of it in memory. */
function ownText(part: string): string {
  return Buffer.from(part).toString();
}

/** Tokens are letters of hexadecimal numbers and dots, marks words and numbers: nothing that could end a tag. */
function tokensTag(tokens: Tokens): string {
  if (Object.keys(tokens).length === 0) return '';
  return `<script type="application/json" id="${tokensId}">${JSON.stringify(tokens)}</script>`;
}

function hashOf(text: string | Buffer): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
