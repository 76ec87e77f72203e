import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['device-storage'];

export interface DeviceStorage {
  /** bytes that Tero takes on this device; null where the browser does not tell */
  used: number | null;
  /** whether the browser may clear it when the device fills up; null where it does not tell */
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

/** Asks the browser never to clear it by itself; answers whether it agreed. */
export function useKeepStorage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => navigator.storage.persist(),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
