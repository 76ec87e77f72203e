import { clientQuestions } from './faq-clients.ts';
import { generalQuestions } from './faq-general.ts';
import { providerQuestions } from './faq-providers.ts';

export interface Question {
  /** its anchor: `/help?tab=proveedores#precio` */
  id: string;
  question: string;
  answer: readonly string[];
  /** what must be seen beside the answer */
  notice?: string;
  links?: readonly { label: string; to: string }[];
}

export const faqSections = [
  { id: 'general', label: 'General', questions: generalQuestions },
  { id: 'clientes', label: 'Clientes', questions: clientQuestions },
  { id: 'proveedores', label: 'Proveedores', questions: providerQuestions },
] as const;
