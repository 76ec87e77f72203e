import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories, articles } from '@tero/shared/content/articles';
import { faqSections } from '@tero/shared/content/faq';
import { unsaid } from '@tero/shared/content/unsaid';
import { describe, expect, it } from 'vitest';
import { articleBodies } from './article-bodies.ts';
import { articleImage } from './article-images.ts';
import { guides } from './guides.ts';
import { webinars } from './webinars.ts';

const ids = (things: readonly { id: string | number }[]) => things.map(({ id }) => id);

describe('the blog', () => {
  it('has 12 articles, newest first, each with its text and its picture', () => {
    expect(articles).toHaveLength(12);
    expect(new Set(ids(articles)).size).toBe(12);
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { id, image } of articles) {
      expect(articleBodies[id]?.length, `text of ${id}`).toBeGreaterThan(2);
      expect(articleImage(image), `picture of ${id}`).toBeDefined();
    }
  });

  it('has something in every tab', () => {
    const used = new Set(articles.map(({ category }) => category));
    expect([...used].toSorted()).toEqual([...articleCategories].toSorted());
  });
});

describe('anchors', () => {
  it('are told apart in the help centre', () => {
    const all = faqSections(unsaid, 1).flatMap(({ questions }) => ids(questions));
    expect(new Set(all).size).toBe(all.length);
  });

  it('of the webinars lead to guides', () => {
    const targets = webinars.map(({ meanwhile }) => meanwhile.to.split('#')[1]);
    expect(ids(guides)).toEqual(expect.arrayContaining(targets));
  });
});

/**
 * Promises that nothing stands behind (rule PROV-50): what is verified is the name, the company and the cédula's
 * number.
 */
const promises =
  /(verificamos|revisamos|comprobamos) (la |las |tu |su )?(identidad|identidades|antecedentes|matrículas?)|(proveedores|profesionales) (100 ?%|siempre|todos) verificados|garantizamos/i;

describe('no text promises what is not done', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const texts = [
    'web/src',
    'web/index.html',
    'api/src/features',
    'api/src/site',
    'api/demo/data',
    'shared/src/rules',
    'shared/src/content',
  ]
    .flatMap((part) =>
      part.includes('.')
        ? [part]
        : readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
    )
    .filter((name) => /\.(tsx?|json|html)$/.test(name) && !/\.test\.|\/corrections\//.test(name));

  it('on a screen, in a mail or in the demo', () => {
    expect(texts.length).toBeGreaterThan(800);
    expect(texts.filter((name) => promises.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
  });
});
