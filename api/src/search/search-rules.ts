import { once } from '@tero/shared/once';

/**
 * Returns the rules that understand searches. The first search loads them, because reading and folding their words
 * takes a third of the time to start (docs/decisions/running.md).
 */
export const searchRules = once(async () => {
  const [
    { countedText },
    { likelyCategory, refusalOf },
    { lexiconOf },
    { isCalledSo, unknownWords, wellKnown },
    { suggestCategories },
    { understand },
  ] = await Promise.all([
    import('@tero/shared/rules/search/counted-text'),
    import('@tero/shared/rules/search/learned'),
    import('@tero/shared/rules/search/lexicon/lexicon'),
    import('@tero/shared/rules/search/reading'),
    import('@tero/shared/rules/search/suggest'),
    import('@tero/shared/rules/search/understand'),
  ]);
  return {
    ...{ countedText, likelyCategory, refusalOf, lexiconOf, suggestCategories, understand },
    ...{ isCalledSo, unknownWords, wellKnown },
  };
});
