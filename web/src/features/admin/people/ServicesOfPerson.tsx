import type { Person } from '@tero/shared/contract/admin/people';
import { unlistedWords } from '@tero/shared/rules/services/unlisted';
import { address } from '@tero/shared/rules/text/address';
import { Badge } from '../../../ui/Badge.tsx';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { PersonList } from './PersonList.tsx';

/** Lists a provider's services. If people cannot find a service, the list says why (rule ADM-121). */
export function ServicesOfPerson({ person: { account, services } }: { person: Person }) {
  const { removed } = services;
  return (
    <PersonList
      title="Servicios"
      newest={services}
      note={removed === 0 ? null : `${removed} más ${removed === 1 ? 'fue eliminado' : 'fueron eliminados'}`}
      to={address`/admin/services?provider_id=${account.id}`}
      line={({ id, title, category, price, unlisted }) => ({
        key: id,
        main: (
          <RecordLink id={id} tab="/admin/services">
            {title}
          </RecordLink>
        ),
        more: (
          <>
            {category} · {price}
            {unlisted.length > 0 && (
              <span className="mt-1 block text-ink">
                <span className="font-semibold">¿Por qué no se ve este servicio?</span>{' '}
                {unlisted.map((reason) => unlistedWords[reason]).join(' ')}
              </span>
            )}
          </>
        ),
        end: (
          <>
            {unlisted.length === 0 ? <Badge tone="success">Se ve</Badge> : <Badge tone="warning">No se ve</Badge>}
            <ModerateLink kind="service" id={id} name={title} />
          </>
        ),
      })}
    />
  );
}
