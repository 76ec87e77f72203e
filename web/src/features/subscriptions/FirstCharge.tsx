import { useSession } from '../../lib/session/session.ts';
import { useFirstCharge } from './own-queries.ts';
import { firstChargeSentence } from './words.ts';

/**
 * Shows when a subscription that begins now is first charged. For a provider, it shows nothing until that day is
 * known.
 */
export function FirstCharge() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  const { data } = useFirstCharge();
  return isProvider && !data ? null : firstChargeSentence(data);
}
