import { describe, expect, it } from 'vitest';
import { readDemo } from './demo-content.ts';

const { clients, reviews } = readDemo();
const firstName = (name: string) => name.split(' ')[0] ?? '';
const nameOf = new Map(clients.map(({ key, name }) => [key, firstName(name)]));
const known = new Set(nameOf.values());

/** Returns the people whom a reply addresses or names. */
function named(text: string): string[] {
  const called = [...text.matchAll(/, (\p{Lu}\p{Ll}+)[!.:?,]/gu)].map(([, name]) => name ?? '');
  return [...new Set([...called, ...(text.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => known.has(word))])];
}

describe('a reply of the demo', () => {
  const replied = reviews.flatMap(({ service, client, is_anonymous, reply }) =>
    reply ? [{ service, author: nameOf.get(client), is_anonymous, text: reply.response_text }] : [],
  );

  it('is there, and some speak to people by name', () => {
    expect(replied.length).toBeGreaterThan(80);
    expect(replied.filter(({ text }) => named(text).length > 0).length).toBeGreaterThan(20);
  });

  it.each(replied)(
    'of $service thanks the person that it answers, and names nobody else',
    ({ author, is_anonymous, text }) => {
      expect(named(text).filter((name) => is_anonymous || name !== author)).toEqual([]);
    },
  );
});
