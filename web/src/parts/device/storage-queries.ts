import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['device-storage'];

export interface DeviceStorage {
  /** bytes that Tero uses on this device; null where the browser does not say */
  used: number | null;
  /** true when the browser never clears the storage by itself; null where it does not say */
  isSafe: boolean | null;
}

export function useDeviceStorage() {
  return useQuery({
    queryKey: key,
    queryFn: async (): Promise<DeviceStorage> => {
      const storage = navigator.storage as StorageManager | undefined;
      const { usage } = (await storage?.estimate?.()) ?? {};
      return { used: usage ?? null, isSafe: (await storage?.persisted?.()) ?? null };
    },
    staleTime: 0,
  });
}

/** Asks the browser never to clear the storage by itself; returns whether it agreed. */
export function useKeepStorage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => navigator.storage.persist(),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
