import type { OwnDecision } from '@tero/shared/contract/moderation';
import { limits } from '@tero/shared/limits';
import {
  answeredActions,
  type ModerationAction,
  moderatedLabels,
  moderatedNames,
  reasonLabels,
} from '@tero/shared/rules/moderation';
import { dateAndTime, longDate } from '@tero/shared/rules/time/time';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const titles: Record<ModerationAction, (name: string) => string> = {
  hide: (name) => `Ocultamos ${name}`,
  restore: (name) => `Volvimos a mostrar ${name}`,
  warn: (name) => `Una advertencia sobre ${name}`,
  suspend: () => 'Suspendimos tu cuenta',
  lift: () => 'Tu cuenta ya no está suspendida',
  uphold: (name) => `Mantenemos la decisión sobre ${name}`,
  dismiss: (name) => `Revisamos ${name} y no hicimos cambios`,
};

/** Shows a decision to the author: what was done, why, and the form or text of the answer. */
export function DecisionCard({ decision, token }: { decision: OwnDecision; token: string | undefined }) {
  const { id, action, kind, text, reason, message, in_force, may_answer, answer, answered_at, created_at } = decision;
  const isAnswered = answeredActions.includes(action);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="wrap-anywhere text-xl">{titles[action](moderatedNames[kind])}</h2>
          {in_force && <Badge tone="warning">Vigente</Badge>}
        </div>
        <p className="text-muted text-sm">{longDate(created_at)}</p>
      </div>
      {isAnswered && (
        <p>
          <span className="font-semibold">Motivo: </span>
          {reasonLabels[reason]}
        </p>
      )}
      <div className="rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft">
        <p className="font-semibold">El equipo de Tero</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{message}</p>
      </div>
      {text && (
        <details className="rounded-control bg-sunken px-4 py-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {moderatedLabels[kind]}: lo que decía
          </summary>
          <p className="wrap-anywhere whitespace-pre-wrap pb-2">{text}</p>
        </details>
      )}
      {answer && (
        <div className="border-primary border-l-3 pl-4">
          <p className="font-semibold text-sm">
            Tu respuesta{answered_at && <span>{`, ${dateAndTime(answered_at)}`}</span>}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      {may_answer && <AnswerForm id={id} token={token} />}
      {isAnswered && !may_answer && !answer && (
        <p className="text-muted text-sm">
          Ya no podés responder: pasaron {limits.moderationAnswerDays} días, o la decisión ya no está vigente.
        </p>
      )}
    </Card>
  );
}
