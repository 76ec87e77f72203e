import type { Person } from '@tero/shared/contract/admin/people';
import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import type { LinkedBy } from '@tero/shared/rules/verification';
import { Badge } from '../../../ui/Badge.tsx';
import { PersonLink } from '../record/PersonLink.tsx';

const labels: Readonly<Record<LinkedBy, string>> = {
  name: 'este nombre',
  company_name: 'esta empresa',
  phone: 'este teléfono',
  cedula_number: 'esta cédula',
  photo: 'esta foto',
  device: 'este dispositivo',
  network: 'esta red',
};

/**
 * Lists other accounts with the provider's name, firm, phone, cédula or picture, with links to their pages (rule
 * TRUST-19).
 */
export function SameElsewhere({ same }: Pick<VerificationDetail, 'same'>) {
  return (
    <section>
      <h3 className="mb-2 text-lg">Otras cuentas con datos iguales</h3>
      <LinkedAccounts links={same.map(({ field, accounts }) => ({ by: field, accounts }))} />
    </section>
  );
}

/** Lists other accounts, by what they have in common with the shown account. */
export function LinkedAccounts({ links }: Pick<Person, 'links'>) {
  return (
    <dl className="flex flex-col gap-3">
      {links.map(({ by, accounts }) => (
        <div key={by}>
          <dt className="text-muted text-sm">También con {labels[by]}</dt>
          {accounts.map(({ id, name, company_name, kind, is_suspended }) => (
            <dd key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-2">
              <PersonLink id={id}>{name}</PersonLink>
              <span>
                {[company_name, `${kind === 'provider' ? 'proveedor' : 'cliente'} ${id}`].filter(Boolean).join(', ')}
              </span>
              {is_suspended && <Badge tone="danger">Suspendida</Badge>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
