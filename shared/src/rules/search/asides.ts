import { isGlue, type Lexicon } from './lexicon/lexicon.ts';
import { fillerTokens } from './lexicon/tokens.ts';
import type { Word } from './reading.ts';

/** Words before the person or thing that the work is for, unless a verb follows. */
const beneficiary = new Set(['para', 'pa', 'pra', 'for']);
/** Words before the occasion, or before who is in danger. */
const occasion = new Set(['cuando', 'mientras', 'si', 'miedo', 'peligro', 'peligroso', 'peligrosa']);
const announced = new Set(['si', 'cada']);
/** Words after `cuando` that tell the occasion. */
const reach = 2;
/** Requirements on the provider, after one of `given`: `con carné de salud al día`. */
const required = new Set([
  'carne',
  'carnet',
  'libreta',
  'antecedentes',
  'referencias',
  'factura',
  'certificado',
  'titulo',
]);
const given = new Set(['con', 'y', 'tenga', 'tengan']);
/** Matches a verb that says that the person before it only spoke and is not wanted: `el doctor me mandó caminar`. */
const spoke = /^(mand|dij|recomend|recet|exig|aconsej)(o|e|a|an|aron|ieron)$/;
const verb = /[aei]r(l[aeo]s?|[mts]e)?$/;

/**
 * Returns the tokens of a search that are only in asides: a purpose, a time, the person who said something, required
 * papers. They count less than words about the thing itself.
 */
export function asideOf(all: readonly Word[], lexicon: Lexicon): ReadonlySet<string> {
  const aside = new Set<Word>();
  const words = all.filter(({ text }) => !isGlue(text) || beneficiary.has(text) || announced.has(text));
  for (const [at, { text }] of words.entries()) {
    const after = words.slice(at + 1);
    if (beneficiary.has(text) && after[0] && !verb.test(after[0].text)) for (const word of after) aside.add(word);
    if (occasion.has(text) || (text === 'vez' && words[at - 1]?.text === 'cada')) {
      const telling = after.filter((word) => !fillerTokens.has(lexicon.tokenOf(word.text)));
      for (const word of telling.slice(0, reach)) aside.add(word);
    }
    if (spoke.test(text)) for (const word of words.slice(Math.max(0, at - reach), at)) aside.add(word);
  }
  for (const [at, { text }] of all.entries()) {
    const isFirst = !all.slice(0, at).some((word) => !isGlue(word.text));
    if (isFirst || !required.has(text) || !given.has(all[at - 1]?.text ?? '')) continue;
    const after = all.slice(at).filter((word) => !isGlue(word.text));
    for (const word of after.slice(0, reach)) aside.add(word);
  }
  const tokens = (some: readonly Word[]) => some.map((word) => lexicon.tokenOf(word.text));
  const plain = new Set(tokens(words.filter((word) => !aside.has(word))));
  return new Set(tokens([...aside]).filter((token) => !plain.has(token)));
}
