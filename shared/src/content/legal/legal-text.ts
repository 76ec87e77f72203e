/** A paragraph, a list, or a heading with facts under it. Texts may hold `**bold**`, `[links](/path)`, `{operador}`. */
export type LegalBlock = string | readonly string[] | LegalFacts;

export interface LegalFacts {
  heading: string;
  facts: readonly (readonly [term: string, text: string])[];
}

export interface LegalSection {
  /** the anchor of its heading */
  id: string;
  title: string;
  body: readonly LegalBlock[];
}

/** The operator's data that a legal text names by a word in braces. */
export const operatorWords = ['operador', 'rut', 'domicilio', 'inscripcion'] as const;
export type OperatorWord = (typeof operatorWords)[number];
