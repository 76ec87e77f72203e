import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { paperLabels } from '@tero/shared/rules/papers';
import { phoneText } from '@tero/shared/rules/phone';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { shortDate } from '@tero/shared/rules/time/time';
import { Decisions } from './Decisions.tsx';
import { ProfileChanges } from './ProfileChanges.tsx';
import { SameElsewhere } from './SameElsewhere.tsx';

/** Shows the facts for a decision: the provider's data, what changed, and earlier decisions. */
export function VerificationFacts({ detail }: { detail: VerificationDetail }) {
  const facts: [name: string, value: string | number | null][] = [
    ['Email', detail.email],
    ['Teléfono', detail.phone && phoneText(detail.phone)],
    ['Cédula', detail.cedula_number],
    ['Dígito verificador', checkText(detail)],
    ['Fecha de nacimiento', detail.birth_date && shortDate(detail.birth_date)],
    ['Dirección', detail.address],
    ['Empresa', detail.company_name],
    ['Servicio', detail.service],
    ['Especialidad', detail.specialty],
    ['Ubicación', detail.location && placeLabel(detail.location)],
    ['Descripción', detail.description],
    [
      'Contacto de emergencia',
      [detail.emergency_contact, detail.emergency_phone && phoneText(detail.emergency_phone)]
        .filter(Boolean)
        .join(' · '),
    ],
    ...detail.papers.map(({ kind, number, expires_on }): [string, string] => [
      'Papel por revisar',
      `${paperLabels[kind]} · n.º ${number} · vence ${shortDate(expires_on)}`,
    ]),
    ['Servicios publicados', detail.services_count],
    ['Registro', shortDate(detail.created_at)],
  ];
  return (
    <div className="flex flex-col gap-5">
      {detail.verification_status === 'pending' && <ProfileChanges detail={detail} />}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere">{value === null || value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      {detail.same.length > 0 && <SameElsewhere same={detail.same} />}
      {detail.decisions.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">Decisiones anteriores</h3>
          <Decisions decisions={detail.decisions} />
        </section>
      )}
    </div>
  );
}

function checkText({ cedula_number, cedula_check: { valid, expected } }: VerificationDetail) {
  if (!cedula_number) return null;
  if (valid) return 'Correcto';
  return expected === null ? 'No se puede calcular' : `No coincide: debería ser ${expected}`;
}
