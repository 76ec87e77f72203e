import { createHash } from 'node:crypto';
import { marksIn, tokensId } from '@tero/shared/rules/site/page-marks';
import { beginning, type Encoding, joined, longestEnd, sumOf } from './joined.ts';

/** A page with its view as it is sent, but for the tokens at its end. The same for everybody. */
export interface FinishedPage {
  /** search engines may keep it */
  open: boolean;
  /** the pages whose tokens belong at its end */
  marks: readonly string[];
  /** what it takes in memory, at most */
  bytes: number;
  /** Returns what is sent to one visitor. */
  written: (tokens: Readonly<Record<string, string>>, encoding: Encoding) => Promise<Written>;
}

interface Written {
  tag: string;
  encoding: Encoding;
  body: Buffer;
}

/** Makes a page ready to be sent often: its beginning is hashed once, and compressed once in each way that is asked for. */
export function finishPage(html: string, open: boolean): FinishedPage {
  const cut = html.lastIndexOf('</body>');
  const start = Buffer.from(html.slice(0, cut));
  // bytes, and texts of their own: a part of a text keeps all of it in memory
  const last = Buffer.from(html.slice(cut));
  const marks = marksIn(html).map((mark) => Buffer.from(mark).toString());
  const tag = hashOf(start);
  const sum = sumOf(start);
  const made = new Map<Encoding, Promise<Buffer>>();

  function startIn(encoding: Encoding): Promise<Buffer> {
    const making = made.get(encoding) ?? beginning(start, encoding);
    made.set(encoding, making);
    return making;
  }

  return {
    open,
    marks,
    // markup and data take less than a quarter each once they are compressed
    bytes: Math.ceil(1.5 * start.length) + last.length,
    async written(tokens, wanted) {
      const text = Object.keys(tokens).length > 0 ? tokensTag(tokens) : '';
      const end = Buffer.concat([Buffer.from(text), last]);
      const encoding = end.length > longestEnd ? 'identity' : wanted;
      const body = joined(await startIn(encoding), end, encoding, sum);
      return { tag: text ? `W/"${tag}.${hashOf(text).slice(0, 8)}"` : `W/"${tag}"`, encoding, body };
    },
  };
}

/** Tokens are letters of hexadecimal numbers and dots, marks words and numbers: nothing that could end a tag. */
function tokensTag(tokens: Readonly<Record<string, string>>): string {
  return `<script type="application/json" id="${tokensId}">${JSON.stringify(tokens)}</script>`;
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
