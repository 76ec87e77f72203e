/** The id of a rule of docs/product: 'REV-12'. */
export type RuleId = `${string}-${number}`;

/** A promise of a text, with the rules that back it. A text promises only what a rule says (rule SUPP-94). */
export interface Promised {
  rule: RuleId | readonly RuleId[];
}
