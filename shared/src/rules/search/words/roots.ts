/**
 * Returns the possible roots of a folded word. Word lists hold `caño`, `cortar`, `tapar`; people write `cañito`,
 * `cortámelo`, `destapada`, `taponazo`. This file knows no words: the caller takes the first candidate that it knows.
 */

/** Endings of verbs that inflections.ts does not write out, with the infinitives' endings. */
const verbEndings: readonly (readonly [string, string])[] = [
  ['ar', 'o as a an amos ais e aste o asteis aron aba abas abamos aban es en emos ando ado ada ados adas'],
  ['ar', 'ara aras aran aramos ase aria arias ariamos arian are aremos'],
  ['er', 'o es e en emos i iste io imos ieron ia ias iamos ian a as an amos iendo yendo ido ida idos idas'],
  ['er', 'iera ieras ieran yera eria erias eriamos erian era eras eran ere eremos'],
  ['ir', 'o es e en imos i iste io ieron ia ias iamos ian a as an amos iendo yendo ido ida idos idas'],
  ['ir', 'iera ieras ieran yera iria irias iriamos irian ira iras iran ire iremos'],
  // the work and the worker
  ['ar', 'aje ajes acion aciones amiento amientos adura ador adora adores adoras ante antes eo eos adita aditas'],
  ['er', 'imiento imientos edura edor edora edores edoras idita'],
  ['ir', 'icion iciones imiento imientos idor idora idores idoras idita'],
].flatMap(([infinitive = '', endings = '']) => endings.split(' ').map((ending) => [ending, infinitive] as const));

const longestEnding = Math.max(...verbEndings.map(([ending]) => ending.length));
const byEnding = new Map<string, string[]>();
for (const [ending, infinitive] of verbEndings) byEnding.set(ending, [...(byEnding.get(ending) ?? []), infinitive]);

const shortestBase = 3;
const clitics = /(...)(?:[mts]e|nos|les?)?(?:l[aeo]s?|[mts]e|nos)$/;

/**
 * Returns the infinitives of which a word may be a form, the likeliest first: those of the longest ending, with the
 * word's own spelling.
 */
export function infinitivesOf(word: string): string[] {
  return [...new Set([...ofEndings(word), ...ofClitics(word)])];
}

function ofEndings(word: string): string[] {
  const found: string[] = [];
  for (let length = Math.min(longestEnding, word.length - shortestBase + 1); length > 0; length -= 1) {
    const base = word.slice(0, -length);
    if (base.length < shortestBase - 1) continue;
    for (const infinitive of byEnding.get(word.slice(-length)) ?? [])
      found.push(...spellings(base).map((one) => one + infinitive));
  }
  return found;
}

/** cortarmelo → cortar, arreglame → arreglar, limpiandola → limpiar. */
function ofClitics(word: string): string[] {
  const rest = word.replace(clitics, '$1');
  if (rest === word || rest.length < shortestBase) return [];
  return /[aei]r$/.test(rest) ? [rest] : ofEndings(rest);
}

/**
 * Returns spellings of the stem as in the infinitive: saque → sacar, pague → pagar, empiece → empezar, cierre → cerrar,
 * pide → pedir.
 */
function spellings(base: string): string[] {
  const sounds = [base, base.replace(/qu$/, 'c'), base.replace(/gu$/, 'g'), base.replace(/zc$|c$/, 'z')];
  sounds.push(base.replace(/zc$/, 'c'), base.replace(/j$/, 'g'));
  const plain = [...new Set(sounds)];
  const whole = plain.flatMap((one) => [
    one,
    one.replace(/ie(?=[^aeiou]+$)/, 'e'),
    one.replace(/ue(?=[^aeiou]+$)/, 'o'),
    one.replace(/i(?=[^aeiou]+$)/, 'e'),
  ]);
  return [...new Set(whole)];
}

const small =
  /^(.{2,}?)(?:ecit|ecill|cit|cill|it|ill|az|ot|isim|ific|inh|uch)([oae])s?$|^(.{3,}?)(?:oncit|citit|itit)([oa])s?$/;

/**
 * Returns words from which a diminutive or augmentative may come: canito → cano, lucecita → luz, portoncito → porton.
 */
export function plainOf(word: string): string[] {
  const found = small.exec(word);
  // veredin → vereda
  const [, rest] = /^(.{4,})in(?:es)?$/.exec(word) ?? [];
  if (rest && !found) return [`${rest}a`, `${rest}o`, `${rest}e`, rest];
  if (!found) return [];
  const base = found[1] ?? found[3] ?? '';
  const vowel = found[2] ?? found[4] ?? '';
  const bases = new Set([base, base.replace(/qu$/, 'c'), base.replace(/gu$/, 'g'), base.replace(/c$/, 'z')]);
  // an ending that is a part of the word: por-t-oncito
  const more = found[3] ? [`${base}on`] : [];
  return [...bases].flatMap((one) => [one + vowel, `${one}e`, one, `${one}${vowel === 'a' ? 'o' : 'a'}`]).concat(more);
}

const begun = /^(?:re|super|mini|multi|semi|tele)(?=...)/;
const ended = /^(.{4,})mente$/;

/** Returns the same without a beginning or ending that adds little: repintar → pintar. */
export function barelyOf(word: string): string[] {
  const rest = word.replace(begun, '');
  return [...(rest === word ? [] : [rest]), ...(ended.exec(word)?.slice(1) ?? [])];
}
