import { usePushRecord } from '../../../lib/device/push-record.ts';
import { pushSupport, usePushPermission } from '../../../lib/push/push-support.ts';
import { useAccount } from '../../../lib/session/session.ts';

/** The state of pushes in this browser for the current account. `off`: not asked yet, or allowed but not subscribed. */
export type PushState = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

export function usePushState(): PushState {
  const accountId = useAccount()?.id;
  const permission = usePushPermission((state) => state.permission);
  const record = usePushRecord((state) => state.record);
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (permission === 'denied') return 'denied';
  const isSubscribed = record !== null && record.accountId === accountId && record.endpoint !== null;
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}
