import type { OperatorContent } from '../contract/operator.ts';

/** The content of a Tero of which nothing is said yet. */
export const unsaid: OperatorContent = {
  founder_name: null,
  founder_role: null,
  founder_quote: null,
  testimonials: [],
  openings: [],
  apply_email: null,
  work_benefits: [],
  instagram: null,
  facebook: null,
  linkedin: null,
  hours: [],
  reply_hours: null,
  address: null,
  phone: null,
};
