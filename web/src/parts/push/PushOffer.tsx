import { type ComponentProps, lazy, Suspense } from 'react';
import type { PushPrompt } from './PushPrompt.tsx';

const Prompt = lazy(async () => ({ default: (await import('./PushPrompt.tsx')).PushPrompt }));

/** A `PushPrompt` whose code comes after the screen that it stands on. */
export function PushOffer(props: ComponentProps<typeof PushPrompt>) {
  return (
    <Suspense>
      <Prompt {...props} />
    </Suspense>
  );
}
