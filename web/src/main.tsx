import './ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app/routes.tsx';
import { loadFirstPage } from './app/screens/first-page.ts';
import { CrashBoundary } from './app/shell/CrashBoundary.tsx';
import { watchCrashes } from './app/watch/crashes.ts';
import { followSession } from './app/watch/session-change.ts';
import { reloadOnStaleChunk } from './app/watch/stale-chunk.ts';
import { watchInstall } from './lib/device/install.ts';
import { cacheWith, queryClient } from './lib/http/query-client.ts';
import { guardHistory } from './lib/navigation/history-guard.ts';
import { cacheResponse } from './offline/cache/cache.ts';

// not needed for the first paint
const Toaster = lazy(async () => ({ default: (await import('./ui/Toaster.tsx')).Toaster }));
const UpdatePrompt = lazy(async () => ({ default: (await import('./app/watch/UpdatePrompt.tsx')).UpdatePrompt }));

// not needed for the first visit, only for later ones without connection
window.setTimeout(
  () =>
    void import('./app/watch/favorites-ahead.ts').then(
      ({ watchFavorites }) => watchFavorites(),
      () => undefined,
    ),
  4_000,
);

watchCrashes();
reloadOnStaleChunk();
guardHistory();
watchInstall();
cacheWith(cacheResponse);
followSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = createRoot(root);
const draw = () =>
  app.render(
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <CrashBoundary fallback={null}>
            <Suspense>
              <UpdatePrompt />
            </Suspense>
          </CrashBoundary>
          <CrashBoundary fallback={null}>
            <Suspense>
              <Toaster />
            </Suspense>
          </CrashBoundary>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>,
  );

const code = loadFirstPage();
if (code) void code.then(draw);
else draw();
