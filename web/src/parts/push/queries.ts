import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushDevice, push } from '@tero/shared/contract/notifications';
import { call } from '../../lib/http/api.ts';
import { disablePush, enablePush } from '../../lib/push/push.ts';
import { readPushRecord } from '../../lib/push/push-record.ts';

const key = ['push-devices'];

/** The browsers that get my pushes. */
export function usePushDevices() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(push.devices, { signal })).devices,
    // they come and go on other devices
    staleTime: 0,
  });
}

/** To be called in the click itself. */
export function useEnablePush() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enablePush,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** The browser in use is unsubscribed here as well. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: PushDevice) => {
      if (id === readPushRecord()?.deviceId) await disablePush();
      else await call(push.remove, { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useTestDevice() {
  return useMutation({ mutationFn: (id: number) => call(push.test, { params: { id } }) });
}
