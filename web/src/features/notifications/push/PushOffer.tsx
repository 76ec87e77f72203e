import { type ComponentProps, lazy, Suspense } from 'react';
import type { PushPrompt } from './PushPrompt.tsx';

const Prompt = lazy(() =>
  import('./PushPrompt.tsx')
    .then((loaded) => ({ default: loaded.PushPrompt }))
    // the page must not fail because the offer cannot load
    .catch(() => ({ default: () => null })),
);

/** Shows a `PushPrompt` that loads after its screen. */
export function PushOffer(props: ComponentProps<typeof PushPrompt>) {
  return (
    <Suspense>
      <Prompt {...props} />
    </Suspense>
  );
}
