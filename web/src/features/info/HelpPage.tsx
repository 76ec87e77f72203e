import { faqSections } from '@tero/shared/content/faq';
import { replyWords } from '@tero/shared/rules/site/reply-words';
import { useState } from 'react';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useOperator } from '../operator/queries.ts';
import { usePlan } from '../subscriptions/own-queries.ts';
import { findQuestions, searchStems } from './help/find-questions.ts';
import { HelpResults } from './help/HelpResults.tsx';
import { HelpSearch } from './help/HelpSearch.tsx';
import { QuestionList } from './help/QuestionList.tsx';
import { CallToAction } from './layout/CallToAction.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';

export function HelpPage() {
  const [text, setText] = useState('');
  useHashTarget();
  const { content, fictitious } = useOperator();
  const sections = faqSections(content, usePlan().data?.early_access_seats_left ?? 0);

  const stems = searchStems(text);
  const searching = stems.length > 0;
  const found = sections
    .map((section) => ({ section, questions: findQuestions(section.questions, stems) }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  // debounced, so that it is not announced at every key
  const announced = useDebounced(searching ? countWords(count) : '', 400);

  return (
    <>
      <InfoHeader title="Centro de ayuda" lead="Respuestas cortas a lo que más nos preguntan. ¿Qué necesitás saber?">
        <HelpSearch value={text} onChange={setText} />
      </InfoHeader>
      <div className="wrap py-8">
        <p role="status" className="sr-only">
          {announced}
        </p>
        {searching && count > 0 && (
          <p aria-hidden="true" className="mb-4 font-semibold text-muted">
            {countWords(count)}
          </p>
        )}
        {searching ? (
          <HelpResults found={found} text={text} stems={stems} />
        ) : (
          <PageTabs
            label="Temas de ayuda"
            tabs={sections.map(({ id, label, questions }) => ({
              value: id,
              label,
              content: (
                <>
                  <h2 className="sr-only">{label}</h2>
                  <QuestionList questions={questions} />
                </>
              ),
            }))}
          />
        )}
        <CallToAction
          title="¿No encontraste tu respuesta?"
          text={`${fictitious ? 'Horario y plazo de ejemplo, de la demostración. ' : ''}Escribinos y te contestamos ${replyWords(content)}. ${content.hours.map((line) => `${line}.`).join(' ')}`}
          actions={
            <>
              <LinkButton to="/contacto">Contactanos</LinkButton>
              <LinkButton to="/how-it-works" variant="outline">
                Cómo funciona
              </LinkButton>
            </>
          }
        />
      </div>
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No hay preguntas con esas palabras';
  return count === 1 ? '1 pregunta encontrada' : `${count} preguntas encontradas`;
}
