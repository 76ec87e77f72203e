import './ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { config } from 'zod';
import { routes } from './app/routes.tsx';
import { reloadOnStaleChunk } from './app/stale-chunk.ts';
import { UpdatePrompt } from './app/UpdatePrompt.tsx';
import { queryClient } from './lib/query-client.ts';
import { Toaster } from './ui/toast.tsx';

// zod would try `new Function`, which the content security policy reports
config({ jitless: true });
reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <UpdatePrompt />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
