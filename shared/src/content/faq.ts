import { clientQuestions } from './faq-clients.ts';
import { generalQuestions } from './faq-general.ts';
import { providerQuestions } from './faq-providers.ts';

export const faqSections = [
  { id: 'general', label: 'General', questions: generalQuestions },
  { id: 'clientes', label: 'Clientes', questions: clientQuestions },
  { id: 'proveedores', label: 'Proveedores', questions: providerQuestions },
] as const;
