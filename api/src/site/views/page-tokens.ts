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
  const tokens: Record<string, string> = {};
  for (const mark of marks) {
    const [of, id] = mark.split(':');
    tokens[mark] = pageToken(config.jwtSecret, today, { of: of as Page['of'], id: Number(id) }, visitor);
  }
  return tokens;
}
