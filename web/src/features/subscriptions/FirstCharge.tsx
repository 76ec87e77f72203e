import { useSession } from '../../lib/session/session.ts';
import { useFirstCharge } from './own-queries.ts';
import { firstChargeSentence } from './words.ts';

/** Tells when a subscription that begins now is charged; nothing while that is not known of a provider. */
export function FirstCharge() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  const { data } = useFirstCharge();
  return isProvider && !data ? null : firstChargeSentence(data);
}
