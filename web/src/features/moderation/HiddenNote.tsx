import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

const HiddenWords = lazyPart(async () => (await import('./HiddenWords.tsx')).HiddenWords);

/** Says that the team hid something. Few authors ever see this, so its code loads only when needed. */
export function HiddenNote(props: { what: string; className?: string }) {
  return (
    <Suspense>
      <HiddenWords {...props} />
    </Suspense>
  );
}
