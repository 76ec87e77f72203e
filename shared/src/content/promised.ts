/** The id of a rule of docs/product: 'REV-12'. */
export type RuleId = `${string}-${number}`;

/** What a text promises, with the rules that it stands on: what no rule says is not promised (rule SUPP-94). */
export interface Promised {
  rule: RuleId | readonly RuleId[];
}
