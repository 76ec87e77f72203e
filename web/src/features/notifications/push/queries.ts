import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushDevice, push } from '@tero/shared/contract/notifications-push';
import { readPushRecord } from '../../../lib/device/push-record.ts';
import { call } from '../../../lib/http/api.ts';
import { disablePush, enablePush } from '../../../lib/push/push.ts';
import { subject } from '../../../lib/query/subject.ts';

const pushDevices = subject('push-devices').read({
  call: async ({ signal }) => (await call(push.devices, { signal })).devices,
  cache: { never: 'devices are listed to be changed, which the server does at once' },
  // other devices change this list
  staleTime: 0,
});

/** Reads the browsers that receive the account's pushes. */
export function usePushDevices() {
  return useQuery(pushDevices());
}

/** Enables pushes. Call it directly in the click handler. */
export function useEnablePush() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enablePush,
    onSettled: () => client.invalidateQueries({ queryKey: pushDevices.prefix }),
  });
}

/** Removes a browser from the list. If it is this browser, also ends its push subscription. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: PushDevice) => {
      if (id === readPushRecord()?.deviceId) await disablePush();
      else await call(push.remove, { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushDevices.prefix }),
  });
}

export function useTestDevice() {
  return useMutation({ mutationFn: (id: number) => call(push.test, { params: { id } }) });
}
