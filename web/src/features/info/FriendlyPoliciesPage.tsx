import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { MoreLink } from './layout/MoreLink.tsx';
import { type Policy, policies } from './legal/friendly-policies.ts';
import { lastUpdated } from './legal/last-updated.ts';

export function FriendlyPoliciesPage() {
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading
        title="Políticas en palabras simples"
        lead="Lo más importante de nuestras reglas, en dos minutos de lectura."
      />
      <p className="mt-3 font-semibold text-sm">{lastUpdated}</p>
      <div className="mt-8 gap-6 md:columns-2">
        {policies.map((policy) => (
          <PolicyCard key={policy.title} policy={policy} />
        ))}
      </div>
      <p className="prose-line mt-4 text-muted">
        Este resumen no reemplaza a los documentos completos: si hay diferencias, vale lo que dicen los documentos.
        Podés volver cuando quieras con la dirección corta{' '}
        <Link to="/policies" className="font-semibold text-link underline underline-offset-2">
          /policies
        </Link>
        .
      </p>
    </div>
  );
}

function PolicyCard({ policy: { Icon, title, points, more } }: { policy: Policy }) {
  return (
    <Card className="mb-6 break-inside-avoid">
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft">
          <Icon size={24} aria-hidden="true" />
        </span>
        <h2 className="text-xl">{title}</h2>
      </div>
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 marker:text-link">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
    </Card>
  );
}
