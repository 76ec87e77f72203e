// In place of the package's module in the server's build (vite.server.config.ts): a hook that has to read stops the
// drawing of its component until the data is there. All others go on, so a view is drawn once, however many reads wait
// for others.
import { useQueryClient, useQuery as useQueryOfApp } from '@tanstack/react-query';

export * from '@tanstack/react-query';

export const useQuery = ((options, client) => {
  const own = useQueryClient(client);
  const query = own.getQueryCache().build(own, own.defaultQueryOptions(options));
  const { status, error } = query.state;
  // a failed read has no view: the browser tries itself and shows the error
  if (status === 'error') throw error;
  if (status === 'pending' && options.enabled !== false) throw query.fetch();
  return useQueryOfApp(options, client);
}) as typeof useQueryOfApp;
