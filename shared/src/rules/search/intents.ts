import { words } from '../text/text.ts';
import { noCategory } from './lexicon/bayes.ts';
import { absent } from './lexicon/general/absent.ts';
import { denied, type Form, type Lexicon } from './lexicon/lexicon.ts';
import { fillerTokens, withClasses } from './lexicon/tokens.ts';
import { stem } from './words/stem.ts';

/** The meanings of a search's words. */
export interface Intents {
  /** slug → pull; below 0 the words speak against it */
  categories: ReadonlyMap<string, number>;
  /** the trade without a category that fits better than any category; -1: none */
  absent: number;
  /** tokens that some form explains */
  explained: ReadonlySet<string>;
  matched: readonly Form[];
}

export interface Asked {
  tokens: readonly string[];
  /** tokens that count less */
  lesser: ReadonlySet<string>;
  /** stems of the words as they are */
  stems: ReadonlySet<string>;
}

/**
 * Finds the forms whose tokens are all in the search, in any order. Longer forms go first and silence the words that
 * they explain: `gotea techo` is Albañilería, `gotea canilla` Sanitario. Then it adds the evidence of each word alone.
 */
export function intentsOf({ tokens, lesser, stems }: Asked, lexicon: Lexicon): Intents {
  const members = withClasses(tokens);
  const wanted = new Set([...tokens, ...members.keys()]);
  const places = new Map(tokens.map((token, at) => [token, at]));
  const explained = new Set<string>();
  const matched: Form[] = [];
  for (const form of formsOf(wanted, lexicon)) {
    const own = form.tokens.flatMap((token) => members.get(token) ?? [token]);
    // two classes need each a word of their own
    if (new Set(own).size < form.tokens.length) continue;
    const said = form.tokens.length === 1 ? shareSaid(form, stems) : 1;
    // only a word of its own names a trade that has no category: to grind is no mill
    if (said === 0 && form.absent >= 0) continue;
    const again = own.every((token) => explained.has(token));
    // forms of one length do not silence each other
    if (again && !matched.some((other) => other.tokens.length === form.tokens.length && sameTokens(other, form)))
      continue;
    matched.push({ ...form, strength: form.strength * nearness(own, places) * (said < 1 ? loosely : 1) });
    for (const token of own) explained.add(token);
  }
  const less = new Set([
    ...lesser,
    ...[...members].flatMap(([name, all]) => (all.every((one) => lesser.has(one)) ? [name] : [])),
  ]);
  return { ...weigh(matched, less, evidenceOf(tokens, lesser, lexicon)), explained, matched };
}

/** Returns the forms whose tokens are all present: the longest first, then those with the first tokens. */
function formsOf(wanted: ReadonlySet<string>, { formsByRarest }: Lexicon): Form[] {
  const found: { form: Form; first: number }[] = [];
  const order = new Map([...wanted].map((token, at) => [token, at]));
  for (const token of wanted) {
    for (const form of formsByRarest.get(token) ?? []) {
      if (!form.tokens.every((one) => wanted.has(one))) continue;
      // that something is not so, no form is found by
      const places = form.tokens.flatMap((one) => (one === denied ? [] : (order.get(one) ?? [])));
      found.push({ form, first: Math.min(...places) });
    }
  }
  const sorted = found.sort(
    (a, b) => b.form.tokens.length - a.form.tokens.length || a.first - b.first || a.form.order - b.form.order,
  );
  return sorted.map(({ form }) => form);
}

/** How much a form of one token counts through a common root, or if its other words are not in the search. */
const loosely = 0.7;

/** Returns the share of a form's words that are in the search themselves. */
function shareSaid({ text }: Form, stems: ReadonlySet<string>): number {
  const all = words(text);
  return all.filter((word) => stems.has(stem(word))).length / all.length;
}

const sameTokens = (a: Form, b: Form) => a.tokens.every((token) => b.tokens.includes(token));

/** The number of words that may stand between the words of a form before their connection weakens. */
const between = 2;
const apart = 0.1;
const farthest = 0.4;
const loosest = 0.35;

function nearness(tokens: readonly string[], places: ReadonlyMap<string, number>): number {
  const at = [...new Set(tokens)].flatMap((token) => places.get(token) ?? []);
  if (at.length < 2) return 1;
  const gap = Math.max(...at) - Math.min(...at) + 1 - at.length;
  // `hacer garaje` is not in `el portón del garaje hace ruido`
  const isLoose = tokens.some((token) => fillerTokens.has(token));
  return isLoose ? Math.max(loosest, 1 - 2 * apart * gap) : Math.max(farthest, 1 - apart * Math.max(0, gap - between));
}

/** The weight of forms whose words only say for whom or what: a logo for a hairdresser is not a hairdresser. */
const lessened = { concept: 0.6, absent: 0.3 };

function weigh(
  all: readonly Form[],
  lesser: ReadonlySet<string>,
  said: ReadonlyMap<string, number>,
): Pick<Intents, 'categories' | 'absent'> {
  const isLesser = ({ tokens }: Form) =>
    tokens.some((token) => lesser.has(token)) && tokens.every((token) => lesser.has(token) || fillerTokens.has(token));
  const counts = all.some((form) => !isLesser(form) && form.concept?.kind !== 'hint');
  const matched = all.map((form) => {
    if (!counts || !isLesser(form)) return form;
    return { ...form, strength: form.strength * (form.concept ? lessened.concept : lessened.absent) };
  });
  const best = new Map<unknown, Form>();
  for (const form of matched) {
    const meaning = form.concept ?? form.absent;
    const known = best.get(meaning);
    if (!known || form.strength > known.strength) best.set(meaning, form);
  }
  const categories = new Map(said);
  categories.delete(noCategory);
  const counted = new Map<string, number>();
  const missing = new Map<number, number>();
  for (const form of best.values()) {
    if (!form.concept) {
      missing.set(form.absent, form.strength);
      continue;
    }
    for (const [slug, weight] of Object.entries(form.concept.weights)) {
      const whole = weight * form.strength;
      // the same words in two concepts of a category say it once
      const same = `${slug} ${form.tokens.join(' ')}`;
      const pull = Math.max(0, whole - (counted.get(same) ?? 0));
      counted.set(same, Math.max(whole, counted.get(same) ?? 0));
      categories.set(slug, (categories.get(slug) ?? 0) + pull);
    }
  }
  const strongest = Math.max(0, ...categories.values());
  const [likeliest] = [...missing].sort((a, b) => b[1] - a[1]);
  const none = Math.max(0, said.get(noCategory) ?? 0);
  const isMissing = likeliest && likeliest[1] + none >= strongest && absent[likeliest[0]];
  return { categories, absent: isMissing ? likeliest[0] : -1 };
}

/** How much the evidence of single words counts beside the forms, and how much asides count. */
const evidence = 0.6;

/** Sums the evidence of each single word for each category, and for having no category. */
function evidenceOf(tokens: readonly string[], lesser: ReadonlySet<string>, lexicon: Lexicon): Map<string, number> {
  const { classes, evidenceOf } = lexicon.bayes();
  const sums = new Map<string, number>();
  const telling = tokens.filter((token) => !fillerTokens.has(token));
  const hasMain = telling.some((token) => !lesser.has(token));
  for (const token of telling) {
    const part = evidence * (hasMain && lesser.has(token) ? lessened.concept : 1);
    for (const [nth, one] of (evidenceOf(token) ?? []).entries()) {
      const name = classes[nth] as string;
      sums.set(name, (sums.get(name) ?? 0) + one * part);
    }
  }
  return sums;
}
