import type { Opening } from '@tero/shared/contract/operator';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MailButton } from './MailButton.tsx';

export function OpeningCard({ opening, applyEmail }: { opening: Opening; applyEmail: string | null }) {
  return (
    <Card className="sm:p-7">
      <h3 className="text-2xl">{opening.title}</h3>
      <ul aria-label="Condiciones" className="mt-3 flex flex-wrap gap-2">
        {[opening.area, opening.location, opening.type, opening.modality].map((condition) => (
          <li key={condition}>
            <Badge tone="primary">{condition}</Badge>
          </li>
        ))}
      </ul>
      <p className="prose-line mt-4 text-lg">{opening.summary}</p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Points title="Qué vas a hacer" points={opening.responsibilities} />
        <Points title="Qué buscamos" points={opening.requirements} />
      </div>
      {applyEmail && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <MailButton to={applyEmail} subject={`Postulación: ${opening.title}`}>
            Postularme por email
            <VisuallyHidden> a {opening.title}</VisuallyHidden>
          </MailButton>
          <span className="text-muted text-sm">
            O escribinos a <span className="select-all font-semibold text-ink">{applyEmail}</span>
          </span>
        </div>
      )}
    </Card>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-lg">{title}</h4>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-link">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
