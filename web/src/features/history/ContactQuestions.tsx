import type { ContactQuestion } from '@tero/shared/contract/contact-questions';
import { longDate } from '@tero/shared/rules/time/time';
import { useRef, useState } from 'react';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { isOpen } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { HowSoon } from './HowSoon.tsx';
import { useAnswerContact, useContactQuestions } from './question-queries.ts';

/** Asks whether the contacted providers have responded (rule ASK-10); shows nothing if there is no question. */
export function ContactQuestions() {
  const open = useContactQuestions().data?.filter(({ outcome }) => outcome === null) ?? [];
  if (open.length === 0) return null;
  return (
    <ul aria-label="¿Te respondieron?" className="mb-4 grid gap-3 lg:grid-cols-2">
      {open.map((question) => (
        <li key={question.id} className="min-w-0">
          <Question question={question} />
        </li>
      ))}
    </ul>
  );
}

function Question({ question }: { question: ContactQuestion }) {
  const { id, provider_name, contacted_at } = question;
  const [responded, setResponded] = useState(false);
  const { mutate, isPending, variables } = useAnswerContact(question);
  const waiting = useWaiting('contact-answer', id).at(-1);
  const isSaid = waiting !== undefined && isOpen(waiting);
  const sent = isPending ? variables.outcome : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // the pressed button goes away
  const turn = (hasResponded: boolean) => {
    setResponded(hasResponded);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-lg focus-visible:outline-none">
          ¿Te respondió {provider_name}?
        </h2>
        <p className="text-muted text-sm">Te pusiste en contacto el {longDate(contacted_at)}.</p>
      </div>
      {waiting && (
        <WaitingNote item={waiting} words="Enviamos tu respuesta cuando vuelva la conexión" refused="No se guardó" />
      )}
      {isSaid ? null : responded ? (
        <HowSoon
          busy={isPending}
          onBack={() => turn(false)}
          onAnswer={(minutes, agreed) => mutate({ outcome: 'responded', minutes, agreed })}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            disabled={isPending}
            onClick={() => turn(true)}
            aria-label={`Sí, ${provider_name} me respondió`}
          >
            Sí
          </Button>
          <Button
            size="sm"
            variant="outline"
            busy={sent === 'silent'}
            disabled={sent === 'skipped'}
            onClick={() => mutate({ outcome: 'silent' })}
            aria-label={`No, ${provider_name} no me respondió`}
          >
            No
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={sent === 'skipped'}
            disabled={sent === 'silent'}
            onClick={() => mutate({ outcome: 'skipped' })}
            aria-label={`Prefiero no contestar sobre ${provider_name}`}
          >
            Prefiero no contestar
          </Button>
        </div>
      )}
    </Card>
  );
}
