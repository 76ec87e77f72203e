import { createHash } from 'node:crypto';
import { marksIn, tokensId, withTokens } from '@tero/shared/rules/site/page-marks';
import { beginning, type Encoding, joined, longestEnd, sumOf } from './joined.ts';

type Tokens = Readonly<Record<string, string>>;

/** A text as it is sent, but for the tokens at its end. The same for everybody. */
export interface Finished {
  /** the pages whose tokens belong at its end */
  marks: readonly string[];
  /** what it takes in memory, at most */
  bytes: number;
  /** Returns what is sent to one visitor. */
  written: (tokens: Tokens, encoding: Encoding) => Promise<Written>;
}

/** A page with its view. */
export interface FinishedPage extends Finished {
  /** search engines may keep it */
  open: boolean;
}

interface Written {
  tag: string;
  encoding: Encoding;
  body: Buffer;
}

/** Makes a page ready to be sent often. */
export function finishPage(html: string, open: boolean): FinishedPage {
  const cut = html.lastIndexOf('</body>');
  const last = ownText(html.slice(cut));
  const end = (tokens: Tokens) => tokensTag(tokens) + last;
  return { open, ...finish(html.slice(0, cut), marksIn(html), end, { rest: last.length, longest: longestEnd }) };
}

/** Makes an answer of the API ready to be sent often. */
export function finishAnswer(json: string): Finished {
  const marks = marksIn(json);
  const cut = marks.length > 0 ? json.indexOf(`"page_token":"${marks[0]}"`) : json.length - 1;
  const last = ownText(json.slice(cut));
  // of many posts most would follow the first token: better compressed anew than sent as it is
  const sizes = { rest: last.length, longest: 2048 };
  return finish(json.slice(0, cut), marks, (tokens) => withTokens(last, tokens), sizes);
}

/** The beginning is hashed once, and compressed once in each way that is asked for; so is a whole that has no marks. */
function finish(
  text: string,
  marks: readonly string[],
  endOf: (tokens: Tokens) => string,
  { rest, longest }: { rest: number; longest: number },
): Finished {
  const start = Buffer.from(text);
  const own = marks.map(ownText);
  const sum = sumOf(start);
  let hash: string | undefined;
  const starts = new Map<Encoding, Promise<Buffer>>();
  const wholes = new Map<Encoding, Promise<Written>>();

  function startIn(encoding: Encoding): Promise<Buffer> {
    const making = starts.get(encoding) ?? beginning(start, encoding);
    // without marks the whole is kept instead
    if (own.length > 0) starts.set(encoding, making);
    return making;
  }

  async function write(tokens: Tokens, wanted: Encoding): Promise<Written> {
    const last = endOf(tokens);
    const end = Buffer.from(last);
    const encoding = end.length > longest ? 'identity' : wanted;
    const body = joined(await startIn(encoding), end, encoding, sum);
    hash ??= hashOf(start);
    return { tag: own.length > 0 ? `W/"${hash}.${hashOf(last).slice(0, 8)}"` : `W/"${hash}"`, encoding, body };
  }

  return {
    marks: own,
    // markup and data take less than a quarter each once they are compressed
    bytes: Math.ceil(1.5 * start.length) + rest,
    written(tokens, wanted) {
      // what is not compressed takes as long to find as to join
      if (own.length > 0 || wanted === 'identity') return write(tokens, wanted);
      const whole = wholes.get(wanted) ?? write(tokens, wanted);
      wholes.set(wanted, whole);
      return whole;
    },
  };
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
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
