import { absent } from './lexicon/general/absent.ts';
import type { Meaning } from './lexicon/leanings.ts';
import { denied, type Form, type Lexicon } from './lexicon/lexicon.ts';
import { fillerTokens, withClasses } from './lexicon/tokens.ts';

/** The meanings of a search's words. */
export interface Intents {
  /** slug → pull, and the form that said so */
  categories: ReadonlyMap<string, { pull: number; because: string }>;
  /** the trade without a category that fits better than any category; -1: none */
  absent: number;
  /** tokens that some form explains */
  explained: ReadonlySet<string>;
  matched: readonly Form[];
}

/**
 * Finds the forms whose tokens are all in the search, in any order. Longer forms go first and silence the words that
 * they explain: `gotea techo` is Albañilería, `gotea canilla` Sanitario. `lesser`: tokens that count less.
 */
export function intentsOf(
  tokens: readonly string[],
  lexicon: Lexicon,
  lesser: ReadonlySet<string> = new Set(),
): Intents {
  const members = withClasses(tokens);
  const wanted = new Set([...tokens, ...members.keys()]);
  const places = new Map(tokens.map((token, at) => [token, at]));
  const explained = new Set<string>();
  const matched: Form[] = [];
  for (const form of formsOf(wanted, lexicon)) {
    const own = form.tokens.flatMap((token) => members.get(token) ?? [token]);
    // of two classes each has a word of its own
    if (new Set(own).size < form.tokens.length) continue;
    const again = own.every((token) => explained.has(token));
    // forms of one length do not silence each other
    if (again && !matched.some((other) => other.tokens.length === form.tokens.length && sameTokens(other, form)))
      continue;
    matched.push({ ...form, strength: form.strength * nearness(own, places) });
    for (const token of own) explained.add(token);
  }
  const less = new Set([
    ...lesser,
    ...[...members].flatMap(([name, all]) => (all.every((one) => lesser.has(one)) ? [name] : [])),
  ]);
  return { ...weigh(matched, less, leaningOf(tokens, lexicon, { explained, lesser })), explained, matched };
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

const sameTokens = (a: Form, b: Form) => a.tokens.every((token) => b.tokens.includes(token));

/** The number of words that may stand between those of a form before their connection weakens. */
const between = 2;
const apart = 0.06;
const farthest = 0.6;
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
  leaning: ReadonlyMap<Meaning, number>,
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
  const categories = new Map<string, { pull: number; because: string; from: number }>();
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
      const so = categories.get(slug);
      const leads = !so || pull > so.from;
      categories.set(slug, {
        pull: (so?.pull ?? 0) + pull,
        because: leads ? form.text : so.because,
        from: leads ? pull : so.from,
      });
    }
  }
  for (const [meaning, pull] of leaning) {
    if (typeof meaning === 'number') missing.set(meaning, (missing.get(meaning) ?? 0) + pull);
    else {
      const so = categories.get(meaning) ?? { pull: 0, because: '', from: 0 };
      categories.set(meaning, { ...so, pull: so.pull + pull });
    }
  }
  const strongest = Math.max(0, ...[...categories.values()].map(({ pull }) => pull));
  const [likeliest] = [...missing].sort((a, b) => b[1] - a[1]);
  const isMissing = likeliest && likeliest[1] >= strongest && absent[likeliest[0]];
  return { categories, absent: isMissing ? likeliest[0] : -1 };
}

/** How much a word that leans all to one meaning pulls, and how much of it where a form has said it already. */
const lean = 2;
const again = 0.7;

/** Sums the categories that each word suggests by itself. Words that a form explains count less. */
function leaningOf(
  tokens: readonly string[],
  lexicon: Lexicon,
  { explained, lesser }: { explained: ReadonlySet<string>; lesser: ReadonlySet<string> },
): Map<Meaning, number> {
  const sums = new Map<Meaning, number>();
  for (const token of tokens) {
    if (fillerTokens.has(token)) continue;
    const isAside = lesser.has(token) && tokens.some((one) => !lesser.has(one) && !fillerTokens.has(one));
    const part = (explained.has(token) ? lean * again : lean) * (isAside ? lessened.concept : 1);
    for (const [meaning, share] of lexicon.leanings.get(token) ?? [])
      sums.set(meaning, (sums.get(meaning) ?? 0) + share * part);
  }
  return sums;
}
