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

/** One for each encoding that was asked for. */
type Ways<T> = { [way in Encoding]?: T };

export interface Written {
  tag: string;
  encoding: Encoding;
  body: Buffer;
}

/** Makes a page ready to be sent often. */
export function finishPage(html: string, open: boolean): FinishedPage {
  const last = ownText(html.slice(html.lastIndexOf('</body>')));
  const end = (tokens: Tokens) => tokensTag(tokens) + last;
  return { open, ...finish(html, marksAmong(tokensIn(html)), { last, end, longest: longestEnd }) };
}

/**
 * Makes an answer of the API ready to be sent often; `mayHaveTokens`: its contract knows some. Throws where it has a token
 * that is somebody's own: nobody else may get it.
 */
export function finishAnswer(json: string, mayHaveTokens: boolean): Finished {
  const found = mayHaveTokens ? tokensIn(json) : [];
  const last = ownText(json.slice(found[0]?.at ?? -1));
  if (found.length === 0) return finish(json, [], { last, end: () => last, longest: 1 });
  if (found.some(({ mark }) => mark === null))
    throw new Error('an answer for everybody has a page token that nobody marked');
  const parts = partsAtMarks(last);
  // of many posts most would follow the first token: better compressed anew than sent as it is
  return finish(json, marksAmong(found), { last, end: (tokens) => joinedParts(parts, tokens), longest: 2048 });
}

/** What follows the beginning, which is compressed. */
interface End {
  /** as it stands in the text, and as one visitor is given it */
  last: string;
  end: (tokens: Tokens) => string;
  /** bytes beyond which it is not sent as it is */
  longest: number;
}

/** The text is hashed once, and its beginning compressed once in each way that is asked for; a whole that has no marks is kept so. */
function finish(text: string, marks: readonly string[], { last, end, longest }: End): Finished {
  const own = marks.map(ownText);
  const all = Buffer.from(text);
  const rest = Buffer.byteLength(last);
  const start = all.subarray(0, all.length - rest);
  const sum = once(() => sumOf(start));
  // with marks in place of the tokens, by which a visitor's own is told apart
  const hashed = hashOf(all);
  const starts: Ways<Buffer> = { identity: start };
  // without marks there is one end, the text's
  const wholes: Ways<Written> =
    own.length > 0 ? {} : { identity: { tag: `W/"${hashed}"`, encoding: 'identity', body: all } };
  const making: Ways<Promise<Buffer>> = {};

  function write(made: Buffer, tokens: Tokens, ended: Buffer, encoding: Encoding): Written {
    const tag = own.length > 0 ? `W/"${hashed}.${nameOf(tokens)}"` : `W/"${hashed}"`;
    return { tag, encoding, body: joined(made, ended, encoding, sum) };
  }

  /** Compresses once, however many ask meanwhile. */
  async function make(tokens: Tokens, ended: Buffer, encoding: Encoding): Promise<Written> {
    const begun = making[encoding] ?? beginning(start, encoding);
    making[encoding] = begun;
    const made = await begun.finally(() => delete making[encoding]);
    const written = wholes[encoding] ?? write(made, tokens, ended, encoding);
    if (own.length > 0) starts[encoding] = made;
    else wholes[encoding] = written;
    return written;
  }

  return {
    marks: own,
    // markup and data take less than a quarter each once they are compressed
    bytes: Math.ceil(1.5 * start.length) + 2 * rest,
    written(tokens, wanted) {
      const known = wholes[wanted];
      if (known) return known;
      const ended = Buffer.from(end(tokens));
      const encoding = ended.length > longest ? 'identity' : wanted;
      const made = starts[encoding];
      return made ? write(made, tokens, ended, encoding) : make(tokens, ended, encoding);
    },
  };
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
