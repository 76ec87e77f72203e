import { randomUUID } from 'node:crypto';
import { localDay } from '@tero/shared/rules/time/time';
import { type Page, pageToken, type Visitor } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import type { VisitorResponse } from '../../http/plugins/visitor-reads.ts';

/** What a response calls the pages that carry a token. */
const kinds: Readonly<Record<string, Page['of']>> = {
  service: 'service',
  provider: 'provider',
  post: 'post',
  posts: 'post',
};

/**
 * Page tokens in views: a view is everybody's, a token one browser's (docs/decisions/contacts.md). `mark` puts a mark in
 * place of each token that was read, and `write` the visitor's own in place of each mark. Nobody can know the marks.
 */
export function pageTokens({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const secret = randomUUID();
  const marks = new RegExp(`${secret}:(service|provider|post):(\\d+)`, 'g');

  function marked(of: Page['of'], thing: unknown): unknown {
    if (Array.isArray(thing)) return thing.map((one) => marked(of, one));
    const { id, page_token } = (thing ?? {}) as { id?: unknown; page_token?: unknown };
    return page_token === undefined ? thing : { ...(thing as object), page_token: `${secret}:${of}:${String(id)}` };
  }

  return {
    mark({ status, body }: VisitorResponse): VisitorResponse {
      const fields = Object.entries((body ?? {}) as object);
      if (!fields.some(([name]) => kinds[name])) return { status, body };
      const changed = fields.map(([name, value]) => [name, kinds[name] ? marked(kinds[name], value) : value]);
      return { status, body: Object.fromEntries(changed) };
    },
    write(text: string, visitor: Visitor): string {
      const today = localDay(clock.now());
      return text.replaceAll(marks, (_mark, of: Page['of'], id: string) =>
        pageToken(config.jwtSecret, today, { of, id: Number(id) }, visitor),
      );
    },
  };
}
