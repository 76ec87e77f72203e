import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { type LogEntityType, logEntityLabels } from '@tero/shared/rules/log/acts';
import { addressAt } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';

/** For each type of entity, the tab whose table lists it. */
const tabs: Partial<Record<LogEntityType, string>> = {
  service: '/admin/services',
  subscription: '/admin/subscriptions',
  payment: '/admin/payments',
  review: '/admin/reviews',
  review_response: '/admin/review-responses',
  category: '/admin/categories',
  message: '/admin/messages',
  newsletter: '/admin/newsletter',
};

/** The types of entity that are accounts. */
const people: readonly LogEntityType[] = ['user', 'admin', 'provider', 'second_step'];

/** Names the entity that a log entry is about and its owner, with links if they may still exist. */
export function EntityLink({ entry }: { entry: LogEntry }) {
  const { id, entity_type, entity_id, owner, batch_rows } = entry;
  const kind = logEntityLabels[entity_type];
  if (batch_rows > 0) {
    return (
      <>
        {kind}:{' '}
        <Link
          to={addressAt('/admin/logs')`?batchId=${id}`}
          className="font-semibold text-link underline underline-offset-2"
        >
          Ver las {batch_rows.toLocaleString('es-UY')} filas
        </Link>
      </>
    );
  }
  if (entity_id === null) return kind;
  if (people.includes(entity_type)) {
    return (
      <>
        {kind}: <Owner owner={owner ?? { id: entity_id, name: null }} />
      </>
    );
  }
  return (
    <>
      {kind}: <Thing {...entry} entity_id={entity_id} />
      {owner && (
        <span className="block">
          de <Owner owner={owner} />
        </span>
      )}
    </>
  );
}

function Thing({ action, entity_type, entity_id, thing }: LogEntry & { entity_id: number }) {
  const tab = action === 'delete' ? undefined : tabs[entity_type];
  const name = thing ?? `n.º ${entity_id}`;
  return (
    <>
      {tab ? (
        <RecordLink id={entity_id} tab={tab}>
          {name}
        </RecordLink>
      ) : (
        name
      )}
      {thing && <span> ({entity_id})</span>}
    </>
  );
}

function Owner({ owner: { id, name } }: { owner: NonNullable<LogEntry['owner']> }) {
  if (name === null) return `Cuenta eliminada (${id})`;
  return (
    <>
      <PersonLink id={id}>{name}</PersonLink> ({id})
    </>
  );
}
