// Replaces the package's module in the server's build (vite.server.config.ts). A hook that needs a read suspends its
// component until the data are there. The other components go on, so a view renders once, even when some reads wait for
// others.
import { useQueryClient, useQuery as useQueryOfApp } from '@tanstack/react-query';

export * from '@tanstack/react-query';

export const useQuery = ((options, client) => {
  const own = useQueryClient(client);
  const query = own.getQueryCache().build(own, own.defaultQueryOptions(options));
  const { status, error } = query.state;
  // a failed read ends the rendering: the browser reads again itself and shows the error
  if (status === 'error') throw error;
  if (status === 'pending' && options.enabled !== false) throw query.fetch();
  return useQueryOfApp(options, client);
}) as typeof useQueryOfApp;
