import type { LogEntry } from '@tero/shared/contract/admin/logs';
import type { LogEntityType } from '@tero/shared/rules/log/acts';
import { addressAt } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { PersonLink } from '../record/PersonLink.tsx';

/** The tab whose table lists each type of entity. */
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

/** Types that are an account. */
const people: readonly LogEntityType[] = ['user', 'admin', 'provider', 'second_step'];

/** An entity's id, as a link that opens it where it may still exist. */
export function EntityLink({ action, entity_type, entity_id }: LogEntry) {
  if (entity_id === null) return 'Todos';
  if (people.includes(entity_type) && action !== 'delete') return <PersonLink id={entity_id}>{entity_id}</PersonLink>;
  const tab = action === 'delete' ? undefined : tabs[entity_type];
  if (!tab) return entity_id;
  return (
    <Link to={addressAt(tab)`?id=${entity_id}`} className="text-link underline underline-offset-2">
      {entity_id}
    </Link>
  );
}
