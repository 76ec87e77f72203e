import type { FaqSection } from '@tero/shared/content/faq';
import type { Question } from '@tero/shared/content/question';
import SearchX from 'lucide-react/icons/search-x';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { QuestionList } from './QuestionList.tsx';

interface FoundSection {
  section: FaqSection;
  questions: readonly Question[];
}

interface HelpResultsProps {
  found: readonly FoundSection[];
  text: string;
  stems: readonly string[];
}

/** The search results from all sections. */
export function HelpResults({ found, text, stems }: HelpResultsProps) {
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={`No encontramos preguntas sobre «${text.trim()}»`}
        text="Probá con una sola palabra, por ejemplo «reseña» o «precio», o preguntanos directamente."
        actions={<LinkButton to="/contacto">Ir a contacto</LinkButton>}
      />
    );
  }
  return found.map(({ section, questions }) => (
    <section key={section.id} aria-label={section.label} className="mt-8 first:mt-0">
      <h2 className="mb-4 text-2xl">{section.label}</h2>
      <QuestionList questions={questions} stems={stems} />
    </section>
  ));
}
