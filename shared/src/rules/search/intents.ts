import { absent } from './lexicon/general/absent.ts';
import type { Form, Lexicon } from './lexicon/lexicon.ts';

/** What the words of a search mean. */
export interface Intents {
  /** slug → pull, and the form that said so */
  categories: ReadonlyMap<string, { pull: number; because: string }>;
  /** the trade without a category that is meant rather than any category; -1: none */
  absent: number;
  /** tokens that some form explains */
  explained: ReadonlySet<string>;
  matched: readonly Form[];
}

/**
 * Finds the forms whose tokens all stand in the search, in any order. Longer forms go first and silence the words that
 * they explain: `gotea techo` is Albañilería, `gotea canilla` Sanitario. `lesser`: tokens that count less.
 */
export function intentsOf(
  tokens: readonly string[],
  lexicon: Lexicon,
  lesser: ReadonlySet<string> = new Set(),
): Intents {
  const wanted = new Set(tokens);
  const candidates = new Set<Form>();
  for (const token of wanted) {
    for (const form of lexicon.forms.get(token) ?? []) {
      if (form.tokens.every((one) => wanted.has(one))) candidates.add(form);
    }
  }
  const explained = new Set<string>();
  const matched: Form[] = [];
  for (const form of [...candidates].sort((a, b) => b.tokens.length - a.tokens.length)) {
    const again = form.tokens.every((token) => explained.has(token));
    // forms of one length do not silence each other
    if (again && !matched.some((other) => other.tokens.length === form.tokens.length && sameTokens(other, form)))
      continue;
    matched.push(form);
    for (const token of form.tokens) explained.add(token);
  }
  return { ...weigh(matched, lesser), explained, matched };
}

const sameTokens = (a: Form, b: Form) => a.tokens.every((token) => b.tokens.includes(token));

/** What a form counts for whose words only say whom or what it is for: a logo for a hairdresser is no hairdresser. */
const lessened = { concept: 0.6, absent: 0.3 };

function weigh(all: readonly Form[], lesser: ReadonlySet<string>): Pick<Intents, 'categories' | 'absent'> {
  const isLesser = ({ tokens }: Form) => tokens.every((token) => lesser.has(token));
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
  let missing = { pull: 0, absent: -1 };
  for (const form of best.values()) {
    if (!form.concept) {
      if (form.strength > missing.pull) missing = { pull: form.strength, absent: form.absent };
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
  const strongest = Math.max(0, ...[...categories.values()].map(({ pull }) => pull));
  return { categories, absent: missing.pull >= strongest && absent[missing.absent] ? missing.absent : -1 };
}
