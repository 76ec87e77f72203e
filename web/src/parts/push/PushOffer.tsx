import { type ComponentProps, lazy, Suspense } from 'react';
import type { PushPrompt } from './PushPrompt.tsx';

const Prompt = lazy(() =>
  import('./PushPrompt.tsx')
    .then((loaded) => ({ default: loaded.PushPrompt }))
    // an offer is no reason for a page to fail
    .catch(() => ({ default: () => null })),
);

/** A `PushPrompt` whose code comes after the screen that it stands on. */
export function PushOffer(props: ComponentProps<typeof PushPrompt>) {
  return (
    <Suspense>
      <Prompt {...props} />
    </Suspense>
  );
}
