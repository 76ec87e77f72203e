import { describe, expect, it } from 'vitest';
import { articleBodies } from './article-bodies.ts';
import { articleImage } from './article-images.ts';
import { articleCategories, articles } from './articles.ts';
import { faqSections } from './faq.ts';
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
    const all = faqSections.flatMap(({ questions }) => ids(questions));
    expect(new Set(all).size).toBe(all.length);
  });

  it('of the webinars lead to guides', () => {
    const targets = webinars.map(({ meanwhile }) => meanwhile.to.split('#')[1]);
    expect(ids(guides)).toEqual(expect.arrayContaining(targets));
  });
});
