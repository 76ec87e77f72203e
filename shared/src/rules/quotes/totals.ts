/** The ways to charge IVA in a quote, each with the percentage added to the lines, and the label. */
export const quoteTaxes = {
  included: { percent: 0, label: 'IVA incluido' },
  basic: { percent: 22, label: 'Más IVA (22%)' },
  reduced: { percent: 10, label: 'Más IVA mínimo (10%)' },
  none: { percent: 0, label: 'Sin IVA' },
} as const;

export type QuoteTax = keyof typeof quoteTaxes;
export const quoteTaxKeys = Object.keys(quoteTaxes) as [QuoteTax, ...QuoteTax[]];

/** The amounts of a quote, in whole pesos; null: none. */
export interface QuoteAmounts {
  works: readonly { price: number }[];
  materials: number | null;
  labour: number | null;
  tax: QuoteTax;
}

export interface QuoteTotals {
  subtotal: number;
  tax_amount: number;
  total: number;
}

/** Adds a quote up: the tax is rounded to whole pesos once, on the subtotal (rule QUOTE-5). */
export function quoteTotals({ works, materials, labour, tax }: QuoteAmounts): QuoteTotals {
  const subtotal = works.reduce((sum, { price }) => sum + price, 0) + (materials ?? 0) + (labour ?? 0);
  const tax_amount = Math.round((subtotal * quoteTaxes[tax].percent) / 100);
  return { subtotal, tax_amount, total: subtotal + tax_amount };
}
