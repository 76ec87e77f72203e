import { readdirSync, readFileSync } from 'node:fs';
import { allConcepts } from '@tero/shared/rules/search/lexicon/all';
import { lexiconOf } from '@tero/shared/rules/search/lexicon/lexicon';
import { understand } from '@tero/shared/rules/search/understand';
import { slug } from '@tero/shared/rules/text/text';
import { describe, expect, it } from 'vitest';

// Each file of api/test/wordings is a set of searches by people who had not seen the lexicon; a new file needs nothing
// else. Nobody teaches the lexicon the words of a set. `want`: the names of the right trades, none if no category
// stands for it. `also`: trades that may be shown too. `floors`: the least share of right results among searches with a
// right trade, `honest` among those without one.
interface Wordings {
  floors: { first: number; three: number; nothing: number; honest?: number };
  searches: { q: string; want: string[]; also?: string[] }[];
}

const folder = new URL('../../test/wordings/', import.meta.url);
const sets = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Wordings] as const,
);
const slugs = [...new Set(allConcepts.flatMap(({ weights }) => Object.keys(weights)))];
const lexicon = lexiconOf(
  slugs.map((one, at) => ({ id: at + 1, slug: one, name: one.replaceAll('-', ' '), aliases: [] })),
);

describe.each(sets)('%s', (_file, { floors, searches }) => {
  const read = searches.map(({ q, want, also = [] }) => {
    const { categories, alternatives } = understand(q, { lexicon });
    const [first, ...others] = categories.map((one) => one.slug);
    return { first, others, shown: [first, ...alternatives], want: want.map(slug), also: also.map(slug) };
  });
  const answerable = read.filter(({ want }) => want.length > 0);
  const others = read.filter(({ want }) => want.length === 0);
  type Read = (typeof read)[number];
  const share = (all: readonly Read[], isSo: (one: Read) => boolean) => all.filter(isSo).length / all.length;

  it('names trades that there are', () => {
    for (const { want, also } of read) for (const one of [...want, ...also]) expect(slugs).toContain(one);
  });

  it('has the right trade first', () =>
    expect(share(answerable, ({ first = '', want }) => want.includes(first))).toBeGreaterThanOrEqual(floors.first));

  it('has it among the three that are told', () =>
    expect(share(answerable, ({ shown, want }) => shown.some((one = '') => want.includes(one)))).toBeGreaterThanOrEqual(
      floors.three,
    ));

  it('hardly ever finds nothing', () =>
    expect(share(answerable, ({ first }) => first === undefined)).toBeLessThanOrEqual(floors.nothing));

  it.runIf(floors.honest !== undefined)('shows nothing else where no category stands for it', () =>
    expect(
      share(others, ({ first, others, also }) => [first, ...others].every((one) => !one || also.includes(one))),
    ).toBeGreaterThanOrEqual(floors.honest ?? 0),
  );
});
