import { markOf } from '@tero/shared/rules/site/page-marks';
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

/** Puts a mark in place of each page token that was read: a view is everybody's, a token one browser's. */
export function markTokens({ status, body }: VisitorResponse): VisitorResponse {
  const fields = Object.entries((body ?? {}) as object);
  if (!fields.some(([name]) => kinds[name])) return { status, body };
  const changed = fields.map(([name, value]) => [name, kinds[name] ? marked(kinds[name], value) : value]);
  return { status, body: Object.fromEntries(changed) };
}

function marked(of: Page['of'], thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map((one) => marked(of, one));
  const { id, page_token } = (thing ?? {}) as { id?: unknown; page_token?: unknown };
  return page_token === undefined ? thing : { ...(thing as object), page_token: markOf(of, Number(id)) };
}

/** Returns a visitor's own tokens for the pages that the marks name (docs/decisions/contacts.md). */
export function tokensFor(
  marks: readonly string[],
  visitor: Visitor,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Record<string, string> {
  const today = localDay(clock.now());
  const token = (mark: string) => {
    const [of, id] = mark.split(':');
    return pageToken(config.jwtSecret, today, { of: of as Page['of'], id: Number(id) }, visitor);
  };
  return Object.fromEntries(marks.map((mark) => [mark, token(mark)]));
}
