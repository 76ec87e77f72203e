import { z } from 'zod';

/** The reasons why a service is among the results, as codes. The web app has the texts for them (rule SRCH-107). */
export const why = z.object({
  /** the reason for the result: the searched thing, its category, a related thing, or the same nearby */
  group: z.enum(['asked', 'category', 'related', 'near']),
  /** how well the text fits, 1 the best (shared/src/rules/search/plan.ts) */
  tier: z.int(),
  reach: z.enum(['own', 'wider', 'part', 'country', 'near']).nullable(),
  /** whether it fulfils the wish; null: there was no wish */
  wished: z.boolean().nullable(),
  /** words of the search that stand in its title */
  words: z.array(z.string()),
});
export type Why = z.output<typeof why>;

/** The server's reading of a search. */
export const understood = z.object({
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** the other things that the search may mean, the likeliest first; empty for a plain trade (rule SRCH-154) */
  alternatives: z.array(z.object({ slug: z.string(), name: z.string() })).optional(),
  /** words that nobody knows */
  unknown: z.array(z.string()).optional(),
  /** `others`: coverage texts of places with the same name */
  place: z.object({ text: z.string(), others: z.array(z.string()) }).nullable(),
  wishes: z.array(z.enum(['hoy', 'urgente', 'noche', 'finde', 'barato', 'remoto', 'domicilio'])),
  /** a trade that has no category yet */
  absent: z.string().nullable(),
  /** parts that can be taken out, and the search without them */
  chips: z.array(
    z.object({
      kind: z.enum(['category', 'place', 'wish']),
      value: z.string(),
      label: z.string(),
      without: z.string(),
    }),
  ),
});
export type UnderstoodSearch = z.output<typeof understood>;

/** The corrections of misspelled words. `options` holds other searches that the person may have meant. */
export const correction = z.object({
  from: z.array(z.string()),
  to: z.array(z.string()),
  text: z.string(),
  options: z.array(z.string()),
});
export type SearchCorrection = z.output<typeof correction>;

/** Categories that come near, with their number of services. */
export const related = z.array(z.object({ slug: z.string(), name: z.string(), services: z.int() }));
export type RelatedCategories = z.output<typeof related>;

export const suggestion = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  price: z.string(),
  /** the target of the suggestion; missing: a service */
  kind: z.enum(['service', 'category', 'provider']).optional(),
  /** for a category: its slug and how many services it has */
  slug: z.string().optional(),
  services: z.int().optional(),
});
export type Suggestion = z.output<typeof suggestion>;
