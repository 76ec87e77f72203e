import type { StepState } from '@tero/shared/contract/providers-own';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock3 from 'lucide-react/icons/clock-3';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { usePrompt } from '../../../common/subscription-prompt.ts';
import { phoneQuestion } from '../../../lib/http/confirmation.ts';
import { cx } from '../../../ui/cx.ts';
import { useSubscription } from '../../subscriptions/own-queries.ts';
import type { Step } from './steps.ts';

const looks: Record<StepState, { Icon: LucideIcon; label: string; style: string }> = {
  done: { Icon: CircleCheck, label: 'Listo', style: 'text-success' },
  review: { Icon: Clock3, label: 'En revisión', style: 'text-warn-ink' },
  rejected: { Icon: CircleAlert, label: 'Para corregir', style: 'text-danger' },
  todo: { Icon: Circle, label: 'Falta', style: 'text-muted' },
};

interface SubscriptionProps {
  providerId: number;
  /** says what happened to the subscription, and what to do */
  banner: ReactNode;
}

/** Lists the steps with their states. Once the first service is published, it leaves out finished steps. */
export function StepList({ steps, ...subscription }: SubscriptionProps & { steps: readonly Step[] }) {
  const headingId = useId();
  const done = steps.filter(({ state }) => state === 'done').length;
  const isStarting = steps.some(({ name, state }) => name === 'service' && state !== 'done');
  const shown = isStarting ? steps : steps.filter(({ state }) => state !== 'done');
  const mine = steps.some(({ state }) => state === 'todo' || state === 'rejected');
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="px-4 pt-4 pb-3 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={headingId} className="text-xl">
            {mine ? (isStarting ? 'Tus primeros pasos' : 'Mejorá tu perfil') : 'Ya hiciste tu parte'}
          </h2>
          <span className="text-muted text-sm tabular-nums">
            {done} de {steps.length} listos
          </span>
        </div>
        <div
          role="progressbar"
          aria-labelledby={headingId}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={done}
          aria-valuetext={`${done} de ${steps.length} listos`}
          className="mt-2.5 h-2.5 overflow-hidden rounded-pill bg-sunken"
        >
          <div style={{ width: `${(done / steps.length) * 100}%` }} className="h-full rounded-pill bg-accent" />
        </div>
      </div>
      <ol className="divide-y divide-line border-line border-t">
        {shown.map((step) => (
          <li key={step.name}>
            {step.name === 'subscription' && step.state !== 'done' ? (
              <SubscriptionStep step={step} {...subscription} />
            ) : (
              <StepRow step={step} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shows the subscription step as a row like the others, or as the banner if the subscription is not active. */
function SubscriptionStep({ step, providerId, banner }: SubscriptionProps & { step: Step }) {
  const { data } = useSubscription(providerId);
  usePrompt('screen');
  if (data === undefined || data?.status === 'active') return <StepRow step={step} />;
  return <div className="*:rounded-none!">{banner}</div>;
}

function StepRow({ step: { state, title, hint, to } }: { step: Step }) {
  const { Icon, label, style } = looks[state];
  const isDone = state === 'done';
  const content = (
    <>
      <Icon size={24} aria-hidden="true" className={cx('shrink-0', style)} />
      <span className="min-w-0 grow">
        <span className={cx('block', isDone ? 'text-muted' : 'font-semibold')}>{title}</span>
        {!isDone && <span className="block text-muted text-sm">{hint}</span>}
      </span>
      <span className={cx('shrink-0 font-medium text-sm', style)}>{label}</span>
    </>
  );
  const row = 'flex min-h-11 items-center gap-3 px-4 py-2.5 sm:px-6';
  if (isDone) return <div className={row}>{content}</div>;
  const pressed = cx(row, 'transition-colors hover:bg-primary-soft focus-visible:-outline-offset-3');
  const on = <ChevronRight size={18} aria-hidden="true" className="-ml-1 shrink-0 text-muted" />;
  return to ? (
    <Link to={to} className={pressed}>
      {content}
      {on}
    </Link>
  ) : (
    <button type="button" onClick={() => void phoneQuestion.ask({})} className={cx(pressed, 'w-full text-left')}>
      {content}
      {on}
    </button>
  );
}
