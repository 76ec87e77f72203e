import './ui/tokens.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { firstPage, loadFirstPage } from './app/first-view/first-page.ts';
import { takeFirstView } from './app/first-view/first-view.ts';
import { followOutbox } from './app/outbox/outbox.ts';
import { watchCrashes } from './app/reports/crashes.ts';
import { watchVitals } from './app/reports/visits.ts';
import { followSession } from './app/watch/session-change.ts';
import { reloadOnStaleChunk } from './app/watch/stale-chunk.ts';
import { watchInstall } from './lib/device/install.ts';
import { followSaving } from './lib/device/saving.ts';
import { hearWorker } from './lib/device/worker-messages.ts';
import { seeFilledFields } from './lib/filled-fields.ts';
import { cacheWith, queryClient } from './lib/http/query-client.ts';
import { guardHistory } from './lib/navigation/history-guard.ts';
import { outliveTranslator } from './lib/translator.ts';
import { watchTyped } from './lib/typed-before.ts';
import { cacheResponse } from './offline/cache/cache.ts';

// needed only for later visits without a connection
window.setTimeout(
  () =>
    void import('./app/watch/ahead.ts').then(
      ({ watchAhead }) => watchAhead(),
      () => undefined,
    ),
  4_000,
);

outliveTranslator();
seeFilledFields();
followSaving();
watchCrashes();
hearWorker();
reloadOnStaleChunk();
guardHistory();
watchInstall();
cacheWith(cacheResponse);
followSession();
followOutbox();
watchVitals();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const place = root;

const drawn = takeFirstView();
if (drawn === 'visitor') watchTyped(place);
const app = <App client={queryClient} routed={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />;
const draw = () => {
  removeLate();
  // without the screen's code, or in a translated page, React would remove the screen; a transition hydrates in short
  // steps
  if (drawn === 'visitor' && firstPage() && !place.querySelector('font')) {
    startTransition(() => void hydrateRoot(place, app));
  } else createRoot(place).render(app);
};

/** Removes the notice of a slow page. While a person writes in its form, waits until they have left the form empty. */
function removeLate(): void {
  const late = document.getElementById('late');
  const form = late?.querySelector('form');
  if (!form?.matches(':focus-within')) {
    late?.remove();
    return;
  }
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isEmpty = [...new FormData(form).values()].every((value) => value === '');
    if (isEmpty && !form.contains(relatedTarget as Node | null)) late?.remove();
  });
}

const code = loadFirstPage({ isDrawn: drawn !== null });
if (code) void code.then(draw);
else draw();
