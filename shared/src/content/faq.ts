import type { OperatorContent } from '../contract/operator.ts';
import { replyWords } from '../rules/site/reply-words.ts';
import { clientQuestions } from './faq-clients.ts';
import { generalQuestions } from './faq-general.ts';
import { earlyAccessQuestion, providerQuestions } from './faq-providers.ts';
import type { Question } from './question.ts';

export interface FaqSection {
  id: string;
  label: string;
  questions: readonly Question[];
}

/**
 * Returns the sections of the help, filled with the operator's data. Includes the early access while a seat is left.
 */
export function faqSections(content: Pick<OperatorContent, 'hours' | 'reply_hours'>, seats: number): FaqSection[] {
  return [
    { id: 'general', label: 'General', questions: [...generalQuestions, hoursQuestion(content)] },
    { id: 'clientes', label: 'Clientes', questions: clientQuestions },
    {
      id: 'proveedores',
      label: 'Proveedores',
      questions: seats > 0 ? [...providerQuestions, earlyAccessQuestion] : providerQuestions,
    },
  ];
}

function hoursQuestion(content: Pick<OperatorContent, 'hours' | 'reply_hours'>): Question {
  const { hours } = content;
  const reply = `Te contestamos ${replyWords(content)}`;
  return {
    id: 'horario',
    question: '¿En qué horario atienden?',
    answer: [
      hours.length > 0
        ? `${hours.join('. ')}. Fuera de ese horario podés escribirnos igual. ${reply}.`
        : `Podés escribirnos a cualquier hora. ${reply}, y con una cuenta también en «Mis mensajes».`,
    ],
    links: [{ label: 'Ir a contacto', to: '/contacto' }],
    rule: ['SUPP-90', 'SUPP-70'],
  };
}
