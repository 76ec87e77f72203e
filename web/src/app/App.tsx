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
  /** puts the routes into the router of the browser, or of the server */
  routed: (routes: ReactNode) => ReactNode;
}

/** The whole app: one tree in browsers and on the server, whose HTML the browser hydrates. */
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
