import { dayOf } from '../../core/clock.ts';
import { type Page, pageToken, type Visitor } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';

/** Returns a visitor's own tokens for the pages that the marks name (docs/decisions/contacts.md). */
export function tokensFor(
  marks: readonly string[],
  visitor: Visitor,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Record<string, string> {
  const today = dayOf(clock.now());
  const token = (mark: string) => {
    const [of, id] = mark.split(':');
    return pageToken(config.jwtSecret, today, { of: of as Page['of'], id: Number(id) }, visitor);
  };
  return Object.fromEntries(marks.map((mark) => [mark, token(mark)]));
}
