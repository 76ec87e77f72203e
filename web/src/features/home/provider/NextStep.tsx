import { Lightbulb } from 'lucide-react';
import { useCompleteness } from '../../../parts/entitlement/queries.ts';
import { useWaiting } from '../../../parts/outbox/waiting.ts';
import { useChecklist } from '../../../parts/start/queries.ts';
import { stepsOf } from '../../../parts/start/steps.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const published = {
  title: 'Contá en qué andás',
  hint: 'Una publicación con fotos de tu último trabajo le muestra a la gente cómo trabajás.',
  to: '/create-post',
  go: 'Publicar una novedad',
};

/** The first step of the start that is the provider's to take (rule PROV-93); once all are taken, to stay in sight. */
export function NextStep() {
  const { data: checklist, isPending } = useChecklist();
  const missing = useCompleteness().data ?? [];
  const serviceWaits = useWaiting('service', true).length > 0;
  if (isPending) return <Skeleton className="h-47 rounded-card bg-on-deep/10 sm:h-21" />;
  if (!checklist) return null;
  const open = stepsOf({ checklist, missing, serviceWaits }).find(
    ({ state }) => state === 'todo' || state === 'rejected',
  );
  const next = open ? { ...open, go: 'Seguir' } : published;
  return (
    <div className="flex min-h-21 flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface p-4 text-ink shadow-card sm:px-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <Lightbulb size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-lg">
          <span className="sr-only">Tu próximo paso: </span>
          {next.title}
        </h2>
        <p className="text-muted">{next.hint}</p>
      </div>
      <LinkButton to={next.to} className="max-sm:w-full">
        {next.go}
      </LinkButton>
    </div>
  );
}
