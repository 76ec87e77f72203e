import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { onServer } from '../lib/device/on-server.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { AppRoutes } from './routes.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';

// not needed for the first paint
const UpdatePrompt: ComponentType = onServer
  ? () => null
  : lazy(async () => ({ default: (await import('./watch/UpdatePrompt.tsx')).UpdatePrompt }));

interface AppProps {
  client: QueryClient;
  /** wraps the routes in the router of the browser, or of the server */
  routed: (routes: ReactNode) => ReactNode;
}

/** Shows the whole app. The browser and the server render the same tree, and the browser hydrates the server's HTML. */
export function App({ client, routed }: AppProps) {
  return (
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={client}>
          {routed(<AppRoutes />)}
          <CrashBoundary fallback={null}>
            <Suspense>
              <UpdatePrompt />
            </Suspense>
          </CrashBoundary>
          <CrashBoundary fallback={null}>
            <Toaster />
          </CrashBoundary>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
