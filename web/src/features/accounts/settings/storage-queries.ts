import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { subject } from '../../../lib/query/subject.ts';

export interface DeviceStorage {
  /** bytes that Tero uses on this device; null if the browser does not report them */
  used: number | null;
  /** true if the browser never clears the storage by itself; null if it does not report this */
  isSafe: boolean | null;
}

const deviceStorage = subject('device-storage').read({
  call: async (): Promise<DeviceStorage> => {
    const storage = navigator.storage as StorageManager | undefined;
    const { usage } = (await storage?.estimate?.()) ?? {};
    return { used: usage ?? null, isSafe: (await storage?.persisted?.()) ?? null };
  },
  cache: { never: 'the device itself tells' },
  staleTime: 0,
});

export function useDeviceStorage() {
  return useQuery(deviceStorage());
}

/** Asks the browser never to clear the storage by itself. Returns whether the browser agreed. */
export function useKeepStorage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => navigator.storage.persist(),
    onSuccess: () => client.invalidateQueries({ queryKey: deviceStorage.prefix }),
  });
}
