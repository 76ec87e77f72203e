import PartyPopper from 'lucide-react/icons/party-popper';
import type { ReactNode } from 'react';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { useCompleteness } from '../../subscriptions/entitlement/queries.ts';
import { useJoy } from './joy.ts';
import { useChecklist } from './queries.ts';
import { StepList } from './StepList.tsx';
import { stepsOf } from './steps.ts';

/**
 * Shows the steps to the first published service, above the provider's own profile, until all are done (rule PROV-93).
 * The subscription's `banner` is part of that step, and stands alone if the list does not show the step.
 */
export function Start({ providerId, banner }: { providerId: number; banner: ReactNode }) {
  const checklist = useChecklist().data;
  const missing = useCompleteness().data ?? [];
  const serviceWaits = useWaiting('service', true).length > 0;
  const steps = checklist && stepsOf({ checklist, missing, serviceWaits });
  const isDone = steps?.every(({ state }) => state === 'done');
  const isFirst = useJoy(providerId, isDone);
  const asksInList = steps?.some(({ name, state }) => name === 'subscription' && state !== 'done') ?? false;
  return (
    <>
      {!asksInList && banner}
      {steps && !isDone && <StepList steps={steps} providerId={providerId} banner={banner} />}
      {isFirst && <Joy />}
    </>
  );
}

function Joy() {
  return (
    <p role="status" className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-4 text-success sm:px-6">
      <PartyPopper size={28} aria-hidden="true" className="shrink-0" />
      <span>
        <strong className="block font-heading text-lg">¡Listo, ya estás en Tero!</strong>
        Diste todos los pasos. Desde hoy te pueden encontrar y escribir.
      </span>
    </p>
  );
}
